import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ContractEntry } from '@/lib/contract/call';
import { contract } from '@/lib/contract/contract';
import type { Field, FieldSet, ResourceContract } from '@/lib/contract/fields';
import { KINDS } from '@/lib/contract/kinds';
import { PURPOSES } from './calls/purposes';
import { type ExampleCall, exampleOf, readExampleCalls } from './example-calls';
import { buildLeastDocument } from './example-document';
import { listResources } from './resource-list';

/** The anchor that Markdown makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const linkTo = ({ name }: ResourceContract) => `[${name}](#${anchorOf(`Resource ${name}`)})`;

/** Longest object or list that stays on one line, in characters. */
const MAX_LINE = 90;

/** JSON whose short objects and lists stand on one line. */
function formatCompactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= MAX_LINE)
    return line;
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((one) => inside + formatCompactJson(one, inside));
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([name, one]) => `${inside}${JSON.stringify(name)}: ${formatCompactJson(one, inside)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

const json = (value: unknown) => ['```json', formatCompactJson(value), '```'];

function fallbackOf({ fallback, level, isExtra, kind }: Field): string {
  if (fallback) return fallback;
  if (isExtra) return 'there is none';
  if (level === 'must') return '—';
  return kind === 'list' || kind === 'texts' ? 'none' : 'left out';
}

const code = (text: string) => `\`${text}\``;
const namesOf = (name: string, or: readonly string[]) =>
  or.length > 0 ? `${code(name)} (or ${or.map(code).join(', ')})` : code(name);

function row(name: string, field: Field): string {
  const { level, loss, isExtra, or } = field;
  const weight = isExtra ? 'where it applies' : level;
  return `| ${namesOf(name, or)} | ${KINDS[field.kind].noun} | ${weight} | ${fallbackOf(field)} | ${loss} |`;
}

function rows(fields: FieldSet, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inside = field.kind === 'list' ? `${path}${name}[].` : `${path}${name}.`;
    return [row(path + name, field), ...rows(field.fields ?? {}, inside)];
  });
}

const HEAD = ['| field | type | level | default | without it |', '| --- | --- | --- | --- | --- |'];

const table = (lines: readonly string[]) => (lines.length > 0 ? [...HEAD, ...lines, ''] : []);

function relationRows({ relations }: ResourceContract): string[] {
  return Object.entries(relations).map(([name, { isMany, level, loss, or, resource }]) => {
    const kind = `${isMany ? 'list of ' : ''}${linkTo(resource())}`;
    return `| ${namesOf(name, or)} | ${kind} | ${level} | left out | ${loss} |`;
  });
}

function resourceSection(resource: ResourceContract): string[] {
  const { name, type, withoutId, fields } = resource;
  const id = withoutId === null ? 'The `id` may be missing.' : `Without an \`id\`: ${withoutId}.`;
  return [
    `### Resource ${name}`,
    '',
    `Type \`${type}\`. ${id}`,
    '',
    ...table([...rows(fields), ...relationRows(resource)]),
  ];
}

/** The smallest answer with which the shop goes on. */
function smallestAnswer(entry: ContractEntry): string[] {
  if (entry.mayBeEmpty || !(entry.data || entry.meta || entry.isSession)) return [];
  const { included: _, ...document } = buildLeastDocument(entry);
  return ['The least that works:', '', ...json(document), ''];
}

function answerOf({ data, meta, isSession, isMetaAnywhere, mayBeEmpty }: ContractEntry): string[] {
  const found = data && `\`data\`: ${data.isMany ? 'a list of ' : ''}${linkTo(data.resource)}.`;
  const session =
    isSession &&
    'A token (`token` or `access_token`), its `expires_in` in seconds, a `device_token` and the customer, in `meta`, at the top or in `data`.';
  const empty = mayBeEmpty && 'A 2xx without a document is a success.';
  const sentences = [found, session, empty].filter(Boolean);
  const place = isMetaAnywhere ? '`meta`, or the attributes of `data`:' : '`meta`:';
  return [
    ...(sentences.length > 0 ? [`Answer: ${sentences.join(' ')}`, ''] : []),
    ...(meta ? [place, '', ...table(rows(meta))] : []),
  ];
}

function callSection(entry: ContractEntry, { query, body }: ExampleCall): string[] {
  const { endpoint, name, screens, level, loss } = entry;
  const heading = [`### ${endpoint.method} ${endpoint.path.replaceAll('*', '\\*')}`, ''];
  if (screens.length === 0) return [...heading, 'Not called by the shop.', ''];
  const lives = level === 'must' ? 'does not live' : 'lives';
  const asked = Object.entries(query).map(([name, value]) => `\`${name}=${value}\``);
  return [
    ...heading,
    `${screens.join(', ')}. ${PURPOSES[name]}. The shop ${lives} without it (**${level}**): ${loss}.`,
    '',
    ...(asked.length > 0 ? [`Query, for example: ${asked.join(', ')}`, ''] : []),
    ...(body === undefined ? [] : ['Body, for example:', '', ...json(body), '']),
    ...answerOf(entry),
    ...smallestAnswer(entry),
  ];
}

/** Where the made part of the README begins. What stands above it is written by hand. */
const DOCS_MARKER =
  '<!-- Made from lib/contract by `npm run contract -- --docs`. Change it there. -->';
export const DOCS_FILE = 'lib/api/endpoints/README.md';

/** The README of the endpoints with the contract of today below its hand-written part. */
export async function makeDocs(): Promise<string> {
  const [written = ''] = readFileSync(DOCS_FILE, 'utf8').split(DOCS_MARKER);
  const calls = await readExampleCalls();
  const input = [
    written.trimEnd(),
    '',
    DOCS_MARKER,
    '',
    '## Calls',
    '',
    '`must`: a flow cannot go on without it. `should`: the shopper misses something. `may`: an addition.',
    '',
    ...contract.flatMap((entry) => callSection(entry, exampleOf(calls, entry))),
    '## Resources',
    '',
    ...listResources().flatMap(resourceSection),
  ].join('\n');
  const biome = [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    `--stdin-file-path=${DOCS_FILE}`,
  ];
  return execFileSync(process.execPath, biome, { input, encoding: 'utf8' });
}
