import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCamelCase } from '@/lib/api/client/camel-case';
import type { ContractEntry } from '@/lib/contract/call';
import { contract } from '@/lib/contract/contract';
import { resourcesOf } from './resource-list';
import { NOT_READ, SPEC_CALLS, SPEC_FIELDS } from './spec-names';

/** A field or a call of the specification, who reads it, and where a person sees it. */
interface FieldRow {
  /** `orders.folio`, or the method and the path of a call. */
  name: string;
  /** Calls that read it, or files that use it. Empty for what nobody reads. */
  readers: readonly string[];
  /** Screens, with what is missed there without it. Empty for what no person sees. */
  seen: string;
  /** Why nobody reads it. */
  because: string | null;
}

/** Where code can use what was read. */
const USERS = ['app', 'components', 'stores', 'lib'];

const sourcesIn = (folder: string): { path: string; code: string }[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));

export type Sources = ReturnType<typeof sourcesIn>;

export const readSources = (): Sources => USERS.flatMap(sourcesIn);

/** Descriptions of a field name it and do not use it. */
const isDescription = (path: string) => /^lib\/contract\/|\/(types|totals)\.ts$/.test(path);

/** Whether a value decides something: it is compared, called with, or has a member that is asked for. */
const isComputed = (code: string, name: string): boolean =>
  new RegExp(
    `(?:[(!]|=> |\\s: |[|&?=+-] |\\.\\.\\.)(?:\\w+\\??\\.)?${name}\\b(?! *[}])|\\b${name}(?: (?:[|&?+-]|[=!]==|[<>])|\\)|\\.)`,
  ).test(code);

/**
 * The files that use a field under its own name or another that `lib/api` gives it. There, what only hands it on is no
 * use: `fieldName: read.fieldName` or `{ fieldName: other }`.
 */
export function findUses(code: Sources, wireName: string): string[] {
  const name = toCamelCase(wireName);
  const handedOn = new RegExp(
    `\\b(\\w+): (?:\\w+\\.)?${name}(?=[,\\n }])(?! [|&?=+-])|\\b${name}: (\\w+)(?=[,\\n }])`,
    'g',
  );
  const names = new Set([name, wireName]);
  const read = code.filter(({ path }) => path.startsWith('lib/api/'));
  for (const { code: text } of read) {
    for (const [, before, after] of text.matchAll(handedOn)) names.add(before ?? after ?? name);
  }
  const word = new RegExp(`\\b(?:${[...names].join('|')})\\b`);
  return code.flatMap(({ path, code: text }) => {
    if (isDescription(path)) return [];
    if (!path.startsWith('lib/api/')) return word.test(text) ? [path] : [];
    const computed = text.replaceAll(handedOn, '');
    // The wire's own name outside a description of fields, as in `model.is_cover`.
    if (wireName !== name && new RegExp(`\\.${wireName}\\b`).test(text)) return [path];
    return [...names].some((one) => isComputed(computed, one)) ? [path] : [];
  });
}

const joinScreens = (entries: readonly ContractEntry[]) => [
  ...new Set(entries.flatMap(({ screens }) => screens)),
];

/** `tests/lib/contract/coverage.test.ts` holds that readers read just what the contract describes. */
function fieldRow(code: Sources, type: string, field: string): FieldRow {
  const name = `${type}.${field}`;
  const because = NOT_READ[name] ?? null;
  const describedIn = (entry: ContractEntry) =>
    [...resourcesOf(entry)]
      .filter((resource) => resource.type === type)
      .flatMap(({ fields, relations }) => fields[field] ?? relations[field] ?? []);
  const isInMeta = ({ meta }: ContractEntry) => type === 'carts' && meta?.[field] !== undefined;
  const called = contract.filter(({ screens }) => screens.length > 0);
  const read = called.filter((entry) => describedIn(entry).length > 0 || isInMeta(entry));
  if (read.length === 0) return { name, readers: [], seen: '', because };
  const losses = read.flatMap(describedIn).map(({ loss }) => loss);
  const [loss = ''] = losses.filter((one) => one !== 'nothing');
  const uses = findUses(code, field);
  const seen = uses.length > 0 ? `${joinScreens(read).join(', ')}: without it ${loss}` : '';
  const calls = read.map((entry) => entry.name);
  return { name, readers: [...new Set(calls)], seen, because };
}

function callRow(code: Sources, name: string): FieldRow {
  const entry = contract.find((one) => one.name === name);
  if (!entry) return { name, readers: [], seen: '', because: null };
  const { endpoint, screens, loss } = entry;
  const users = code
    .filter(({ path }) => !isDescription(path) && !path.startsWith('lib/api/endpoints/'))
    .filter(({ code: text }) => text.includes(`specEndpoints.${name}`))
    .map(({ path }) => path);
  const isMade = screens.length > 0;
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    readers: isMade ? users : [],
    seen: isMade ? `${screens.join(', ')}: without it ${loss}` : '',
    because: NOT_READ[name] ?? null,
  };
}

/** Every field and call of the specification. */
export function listFieldRows(): FieldRow[] {
  const code = readSources();
  return [
    ...SPEC_CALLS.map((name) => callRow(code, name)),
    ...Object.entries(SPEC_FIELDS).flatMap(([type, fields]) =>
      fields.map((field) => fieldRow(code, type, field)),
    ),
  ];
}

/** What is wrong with a row: nobody reads it, and nothing says why; it is read for nothing; or its reason is not true any more. */
export function findProblem({ readers, seen, because }: FieldRow): string | null {
  if (readers.length === 0)
    return because === null ? 'nobody reads it, and nothing says why' : null;
  if (seen === '') return 'it is read for nothing';
  return because === null ? null : 'it is read and seen: its reason is not true any more';
}

/** A table for a person, as Markdown. */
export function formatTable(...rows: readonly (readonly string[])[]): string {
  const [head = [], ...lines] = rows.map((row) =>
    row.map((text) => text.replaceAll('|', '\\|') || '–'),
  );
  const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...lines].map(toLine).join('\n');
}

export function formatFieldTable(rows: readonly FieldRow[]): string {
  const lines = rows.map(({ name, readers, seen, because }) => {
    const more = readers.length > 4 ? ` and ${readers.length - 3} more` : '';
    const first = readers.slice(0, readers.length > 4 ? 3 : 4).join(', ') + more;
    return [`\`${name}\``, first, because === null ? seen : `not read, because ${because}`];
  });
  return formatTable(['field or call', 'read by', 'where a person sees it'], ...lines);
}
