import { z } from 'zod';
import type { ArtHints, Draft, Kind } from '../../catalogue/types';
import { fillIn, list, shopPrice } from '../../core/text';
import { columns, readRows, text, word } from '../load';

/** A number, the value that says it, or where to read it. */
const Count = z.union([
  z.number(),
  word,
  z.strictObject({
    of: z.enum(['variant', 'option']),
    /** So many units of the number count as one: a fan takes about 130 mm of a radiator. */
    per: z.number().optional(),
    else: z.number().optional(),
  }),
]);

/** How rows become articles. The names of a row's values stand in braces. */
const Family = z.strictObject({
  /**
   * File of its rows, and what their column `line` says, where several families share it. The noun is how a Mexican shop
   * starts the name: `Teclado Gamer`. The group is the title of the attributes.
   */
  ...columns('file line noun group', word.default('')),
  /** Tables that are joined. `size of sizes` gives a row for each part of a column, `1 TB:1499` one with a price. */
  from: z
    .array(word)
    .default(['{file}', 'variant of variants', 'option of options', 'color of colors']),
  kind: z.custom<Kind>((value) => typeof value === 'string'),
  category: word,
  name: word.default('{noun} {brand} {model} {named} {detail} {option} {namedColor}'),
  /** Names of the attributes that the variants and the options differ in, such as `Capacidad` and `Switch`. */
  variantName: word.default('Presentación'),
  optionName: word.default('Versión'),
  specs: z.record(word, z.record(word, word)).default({
    '{group}': {
      Marca: '{brand}',
      Modelo: '{model}',
      '{variantName}': '{named}',
      '{optionName}': '{option}',
      Color: '{color}',
    },
    Detalles: {},
  }),
  /** Attributes that every row shares. */
  common: z.record(word, word).default({}),
  warrantyDays: z.number().default(365),
  /** Rule of `facts.jsonl` for the attributes that follow from the name. */
  facts: word.optional(),
  pieces: Count.default(1),
  /** Of articles that name none. */
  color: word.optional(),
  art: z
    .strictObject({
      form: word.optional(),
      label: word.optional(),
      model: word.default('{model}'),
      count: Count.optional(),
      rgb: z.union([z.boolean(), word]).optional(),
    })
    .prefault({}),
  /** Names of articles that a small catalogue keeps too. */
  showcase: z.array(word).default([]),
});
type Family = z.output<typeof Family>;
type Row = Readonly<Record<string, string>>;

const Fact = z.strictObject({
  rule: word,
  name: word,
  value: word.optional(),
  match: word.transform((match) => new RegExp(match)),
});
const FACTS = Map.groupBy(readRows('families/facts.jsonl', Fact), ({ rule }) => rule);

/** What follows from a name and the row's own attributes; the first match of an attribute counts. */
function factsOf(rule: string, words: string): Row {
  const found: Record<string, string> = {};
  for (const { name, match, value } of FACTS.get(rule) ?? []) {
    const [all, part = all] = match.exec(words) ?? [];
    if (part !== undefined) found[name] ??= value ?? part;
  }
  return found;
}

/** `Panel=IPS; Curvo=No` → attributes. One without a value is a line that the maker leaves out. */
function attributes(cell = ''): Row {
  const pairs = [...cell.matchAll(/([^;=]+)=([^;]*)/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.trim(), value.trim()]));
}

const Texts = z.record(z.string(), text);
const LOOKUPS = Map.groupBy(readRows('families/lookups.jsonl', Texts), ({ table }) => table);
const TABLES = new Map<string, Row[]>();

function tableOf(name: string): Row[] {
  const rows = TABLES.get(name) ?? LOOKUPS.get(name) ?? readRows(`families/${name}.csv`, Texts);
  TABLES.set(name, rows);
  return rows;
}

function times(...amounts: (string | undefined)[]): string {
  const product = amounts.reduce((all, amount) => all * Number(amount ?? 1), 1);
  if (Number.isNaN(product)) throw new Error(`No number: ${amounts.join(', ')}`);
  return String(product);
}

/** Each row for each part of one of its columns; without parts it stays one. */
const spread = (rows: readonly Row[], as: string, of: string): Row[] =>
  rows.flatMap((row) => {
    const parts = list(row[of] ?? '');
    return (parts.length > 0 ? parts : ['']).map((part) => {
      const [name = '', price] = part.split(':');
      return { ...row, [as]: name, price: times(row.price, price) };
    });
  });

const says = (cell: string, value = '') =>
  cell === value || (cell.includes(', ') && cell.split(', ').includes(value));

/** Each row with the rows of a table that agree with it wherever both speak. */
const join = (rows: readonly Row[], table: readonly Row[]): Row[] =>
  rows.flatMap((row) => {
    const shared = Object.keys(row).filter((name) => name !== 'price');
    return table
      .filter((other) =>
        shared.every((name) => !(name in other) || says(other[name] ?? '', row[name])),
      )
      .map(({ table: _, factor, ...other }) => ({
        ...other,
        ...row,
        price: times(row.price, other.price, factor),
      }));
  });

const rowsOf = ({ from, file, line }: Family): Row[] =>
  from.reduce<Row[]>(
    (rows, step) => {
      const [name = '', of] = step.replace('{file}', file).split(' of ');
      return of ? spread(rows, name, of) : join(rows, tableOf(name));
    },
    [line ? { line } : {}],
  );

/**
 * The values of a row. A model that ends in `~` is written together with its variant: `Archer AX~` and `23` are an
 * Archer AX23; a variant that starts with `=` is another model of the same row.
 */
function valuesOf({ noun, group, variantName, optionName }: Family, row: Row): Row {
  const { model = '', variant = '', color = '', colors = '' } = row;
  const isModel = variant.startsWith('=');
  const isGlued = model.endsWith('~');
  const values: Record<string, string> = {
    ...row,
    group,
    variantName,
    optionName,
    noun: row.noun || noun,
    namedColor: colors.includes(',') || color !== 'Negro' ? color : '',
    variant: variant.replace('=', ''),
    named: isModel || isGlued ? '' : variant,
    model: isModel ? variant.slice(1) : isGlued ? model.slice(0, -1) + variant : model,
  };
  for (const [key, said] of Object.entries(values)) {
    if (said.includes('{')) values[key] = fillIn(said, values);
  }
  return values;
}

function countOf(rule: z.output<typeof Count>, values: Row): number {
  if (typeof rule === 'number') return rule;
  if (typeof rule === 'string') return Number(fillIn(rule, values));
  const found = Number.parseFloat(/\d.*/.exec(values[rule.of] ?? '')?.[0] ?? '');
  return (rule.per ? Math.round(found / rule.per) : found) || (rule.else ?? found);
}

function artOf(family: Family, values: Row): ArtHints {
  const { form, label, model, count, rgb } = {
    ...family.art,
    ...(values.art && attributes(values.art)),
  };
  return {
    model: fillIn(model, values),
    ...(label !== undefined && { label: fillIn(label, values) }),
    ...(form !== undefined && { form: fillIn(form, values) }),
    ...(count !== undefined && { count: countOf(count, values) }),
    ...(rgb !== undefined && { rgb: fillIn(String(rgb), values) === 'true' }),
  };
}

function draftOf(family: Family, row: Row): Draft {
  const values = valuesOf(family, row);
  const name = fillIn(family.name, values);
  const color = values.color || family.color;
  const filled = (lines: Row) =>
    Object.entries(lines).map(([key, said]) => [fillIn(key, values), fillIn(said, values)]);
  const details = () => ({
    ...family.common,
    ...(family.facts && factsOf(family.facts, `${name}; ${values.specs ?? ''}`)),
    ...attributes(values.specs),
  });
  const sheetOf = ([group, lines]: [string, Row]) => {
    const all = { ...Object.fromEntries(filled(lines)), ...(group === 'Detalles' && details()) };
    const said = Object.entries<string>(all).filter(([, value]) => value !== '');
    return [fillIn(group, values), Object.fromEntries(said)];
  };
  return {
    kind: (values.kind || family.kind) as Kind,
    category: family.category,
    brand: values.brand ?? null,
    name,
    price: shopPrice(Number(values.price)),
    ...(color && { color }),
    ...(values.part && { partNumber: values.part }),
    pieces: countOf(family.pieces, values),
    warrantyDays: family.warrantyDays,
    showcase: family.showcase.includes(name),
    specs: () => Object.fromEntries(Object.entries(family.specs).map(sheetOf)),
    art: artOf(family, values),
  };
}

export const embeddedDrafts = (): Draft[] =>
  readRows('families/families.jsonl', Family).flatMap((family) =>
    rowsOf(family).map((row) => draftOf(family, row)),
  );
