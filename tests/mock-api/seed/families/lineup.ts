import { z } from 'zod';
import type { ArtHints, Draft, Kind } from '../../catalogue/types';
import { fillIn, sheet, shopPrice, words } from '../../core/text';
import { parts, priced, readRows, text, word } from '../load';
import { FACTS } from './facts';

/** A number at the start of the variant, or the first one in the option. */
const Count = z.strictObject({
  of: z.enum(['variant', 'option']),
  /** So many units of the number count as one: a fan takes about 130 mm of a radiator. */
  per: z.number().optional(),
  else: z.number().optional(),
});

const Lineup = z.strictObject({
  /** File of its rows, and what their column `line` says. */
  file: word,
  line: word,
  kind: z.custom<Kind>((value) => typeof value === 'string'),
  category: word,
  /** How a Mexican shop starts the name: `Teclado Gamer`. */
  noun: word,
  /** Title of the group of attributes. */
  group: word,
  /** Name of the attribute that the variants differ in, such as `Capacidad`. */
  variant: word.default('Presentación'),
  /** Name of the attribute that the options differ in, such as `Switch`. */
  option: word.default('Versión'),
  warrantyDays: z.number().default(365),
  /** Attributes that every row shares. */
  common: z.record(word, word).optional(),
  /** Rule for the attributes that follow from the variant and the option. */
  facts: z.enum(['computer', 'memory', 'devices', 'drive', 'supply', 'case']).optional(),
  pieces: z.union([z.number(), Count]).default(1),
  /** Hints for the picture; `{variant}` stands for what the row says. */
  art: z
    .strictObject({
      label: word.optional(),
      form: word.optional(),
      count: z.union([z.number(), Count]).optional(),
      rgb: z.boolean().optional(),
    })
    .default({}),
});

/** `Panel=IPS; Curvo=No` → attributes. */
const attributes = (cell: string) =>
  sheet(
    Object.fromEntries(
      cell.split(';').map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name.trim(), value.trim()];
      }),
    ),
  );

const Row = z.strictObject({
  line: word,
  brand: word,
  model: text,
  detail: text,
  variants: priced,
  options: priced,
  colors: parts,
  specs: text,
  /** These three say what differs from the lineup. */
  art: text.default('').transform(attributes),
  noun: text.default(''),
  kind: text.default(''),
});
export type LineupRow = z.output<typeof Row>;

function countOf(rule: number | z.output<typeof Count>, variant: string, option: string): number {
  if (typeof rule === 'number') return rule;
  const found =
    rule.of === 'variant' ? Number.parseFloat(variant) : Number(/\d+/.exec(option)?.[0]);
  return (rule.per ? Math.round(found / rule.per) : found) || (rule.else ?? found);
}

function artOf(
  { art, noun }: z.output<typeof Lineup>,
  row: LineupRow,
  variant: string,
  option: string,
  named: string,
): ArtHints {
  const own = row.art;
  const { brand, model } = row;
  const fill = (hint: string) => fillIn(hint, { brand, model, noun: row.noun || noun, variant });
  const count = own.count ? Number(own.count) : art.count;
  const label = own.label ?? art.label;
  const form = own.form ?? art.form;
  const rgb = own.rgb ? own.rgb === 'true' : art.rgb;
  return {
    model: named,
    ...(label !== undefined && { label: fill(label) }),
    ...(form !== undefined && { form: fill(form) }),
    ...(count !== undefined && { count: countOf(count, variant, option) }),
    ...(rgb !== undefined && { rgb }),
  };
}

/** The model with its variant, where the variant is part of the model or its name. */
function nameOfModel(model: string, variant: string): string {
  if (variant.startsWith('=')) return variant.slice(1);
  return model.endsWith('~') ? model.slice(0, -1) + variant : model;
}

/**
 * Expands a row into articles. Variants carry their price (`1 TB:1499`; `:899` without a name); options multiply it
 * (`Blanco:1.05`). A model that ends in `~` is written together with its variant: `Archer AX~` and `23` are an Archer
 * AX23; a variant that starts with `=` is another model of the same row.
 */
function* expand(lineup: z.output<typeof Lineup>, row: LineupRow): Generator<Draft> {
  const colors = row.colors.length > 0 ? row.colors : [''];
  const options = row.options.length > 0 ? row.options : [['', 1] as const];
  for (const [written, price] of row.variants) {
    const variant = written.replace('=', '');
    const glued = row.model.endsWith('~') || written.startsWith('=');
    const model = nameOfModel(row.model, written);
    for (const [option, factor] of options) {
      for (const color of colors) {
        yield {
          kind: (row.kind || lineup.kind) as Kind,
          category: lineup.category,
          brand: row.brand,
          name: words(
            row.noun || lineup.noun,
            row.brand,
            model,
            !glued && variant,
            row.detail,
            option,
            (colors.length > 1 || color !== 'Negro') && color,
          ),
          price: shopPrice(price * factor),
          color: color || 'Negro',
          pieces: countOf(lineup.pieces, variant, option),
          warrantyDays: lineup.warrantyDays,
          specs: () => ({
            [lineup.group]: sheet({
              Marca: row.brand,
              Modelo: model,
              [lineup.variant]: !glued && variant,
              [lineup.option]: option,
              Color: color,
            }),
            Detalles: {
              ...lineup.common,
              ...sheet(lineup.facts ? FACTS[lineup.facts](variant, option, row) : {}),
              ...attributes(row.specs),
            },
          }),
          art: artOf(lineup, row, variant, option, model),
        };
      }
    }
  }
}

/** Every lineup of `lineups.jsonl`, in its order. */
export function lineups(): Draft[] {
  const all = readRows('families/lineups.jsonl', Lineup);
  const files = new Set(all.map(({ file }) => file));
  const rows = new Map([...files].map((file) => [file, readRows(`families/${file}.csv`, Row)]));
  return all.flatMap((lineup) =>
    (rows.get(lineup.file) ?? [])
      .filter(({ line }) => line === lineup.line)
      .flatMap((row) => [...expand(lineup, row)]),
  );
}
