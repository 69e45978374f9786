import { readFileSync, writeFileSync } from 'node:fs';
import { isMet, type Measure, targets } from '../budgets/limits';

type Unit = 'KB' | 'requests' | 'ms' | 'req/s' | 'MB' | 'points' | 'shift' | 'load' | '%';

export interface Row {
  name: string;
  unit: Unit;
  shop: number;
  bare?: number | undefined;
  /** The target, if there is one. `load.share` is compared with the ratio. */
  target?: Measure;
}

const README = new URL('./README.md', import.meta.url);
/** The part of the README between its markers. */
const TABLE = /(?<=<!-- bench -->\n\n).*(?=\n\n<!-- \/bench -->)/s;
const TITLES = ['measure', 'bare Next', 'shop', 'ratio', 'wanted', 'met'];

/** The median. For an even count it is the mean of the two middle numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A value with its unit. Bytes are shown as KB of 1,000 bytes. */
function formatValue(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  if (unit === 'KB') return `${number(value / 1000, 1)} KB`;
  if (unit === 'ms') return `${number(value, value < 10 ? 2 : 0)} ms`;
  if (unit === 'MB' || unit === 'req/s') return `${number(value)} ${unit}`;
  if (unit === '%') return `${number(value, 1)}%`;
  return number(value, { shift: 3, load: 1, points: 0, requests: 0 }[unit]);
}

function formatTarget({ target, unit }: Row): string {
  if (!target) return '';
  const { most, least }: { most?: number; least?: number } = targets[target];
  if (target === 'load.share') return `≥ ${number((least ?? 0) * 100)}%`;
  return most === undefined ? `≥ ${formatValue(least, unit)}` : `≤ ${formatValue(most, unit)}`;
}

/** The cells of a row of the table. */
export function toCells(row: Row): string[] {
  const { name, unit, shop, bare, target } = row;
  const ratio = bare ? shop / bare : undefined;
  const isGood = target && isMet(target, target === 'load.share' ? (ratio ?? 0) : shop);
  return [
    name,
    formatValue(bare, unit),
    formatValue(shop, unit),
    ratio === undefined ? '' : number(ratio, 2),
    formatTarget(row),
    target ? (isGood ? 'yes' : '**no**') : '',
  ];
}

/** A Markdown table whose columns are aligned in the text too. All columns but the first and the last are numbers. */
export function toMarkdownTable(rows: readonly string[][], titles = TITLES): string {
  const isNumeric = (column: number) => column > 0 && column < titles.length - 1;
  const widths = titles.map((_, column) =>
    Math.max(...[titles, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const text = cells[column] ?? '';
      return isNumeric(column) ? text.padStart(width) : text.padEnd(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    isNumeric(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [titles, rule, ...rows].map(toLine).join('\n');
}

/**
 * Replaces the measured rows in the README's table, and adds new ones. The others stay as they are.
 * @throws Error when the markers are missing
 */
export function withRows(readme: string, rows: readonly Row[]): string {
  const table = readme.match(TABLE)?.[0];
  if (table === undefined) throw new Error('The README has no markers for the table.');
  const written = table.split('\n').slice(2);
  const cells = written.map((line) => line.split('|').slice(1, -1));
  const all = [...cells.map((row) => row.map((cell) => cell.trim())), ...rows.map(toCells)];
  const byName = new Map(all.map((row) => [row[0], row]));
  return readme.replace(TABLE, () => toMarkdownTable([...byName.values()]));
}

export const saveRows = (rows: readonly Row[]): void =>
  writeFileSync(README, withRows(readFileSync(README, 'utf8'), rows));
