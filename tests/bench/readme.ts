import { readFileSync, writeFileSync } from 'node:fs';
import { type Row, toCells, toMarkdownTable } from './table';

const README = new URL('./README.md', import.meta.url);

/** The part of the README between the markers with a name. */
const tableNamed = (name: string) =>
  new RegExp(`(?<=<!-- ${name} -->\\n\\n).*(?=\\n\\n<!-- /${name} -->)`, 's');

/**
 * Replaces the table between the README's markers with a name.
 * @throws Error when the markers are missing
 */
function withTable(readme: string, name: string, table: string): string {
  if (!tableNamed(name).test(readme)) throw new Error(`The README has no markers "${name}".`);
  return readme.replace(tableNamed(name), () => table);
}

/**
 * Replaces the measured rows in the table between the README's markers, and adds new ones. Rows that were not
 * measured stay as they are.
 * @throws Error when the markers are missing
 */
export function withRows(readme: string, rows: readonly Row[]): string {
  const table = readme.match(tableNamed('bench'))?.[0];
  if (table === undefined) throw new Error('The README has no markers for the table.');
  const lines = table.split('\n').slice(2);
  const cells = new Map(
    [
      ...lines.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
      ...rows.map(toCells),
    ].map((row) => [row[0], row]),
  );
  return withTable(readme, 'bench', toMarkdownTable([...cells.values()]));
}

export function saveRows(rows: readonly Row[]): void {
  writeFileSync(README, withRows(readFileSync(README, 'utf8'), rows));
}

/** Replaces a whole table of the README. */
export function saveTable(
  name: 'removed calls' | 'faults' | 'scale' | 'outage' | 'edge' | 'flood' | 'soak' | 'pages',
  table: string,
): void {
  writeFileSync(README, withTable(readFileSync(README, 'utf8'), name, table));
}
