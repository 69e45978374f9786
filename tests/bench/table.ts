import { isMet, type Measure, targets } from '../budgets/limits';

type Unit = 'KB' | 'requests' | 'ms' | 'req/s' | 'MB' | 'points' | 'shift' | 'load' | '%';

export interface Both<Found> {
  shop: Found;
  bare?: Found | undefined;
}

export interface Row extends Both<number> {
  name: string;
  unit: Unit;
  /** The target, if there is one. `load.share` is compared with the ratio. */
  target?: Measure | undefined;
}

export function toRow(name: string, unit: Unit, found: Both<number>, target?: Measure): Row {
  return { name, unit, target, ...found };
}

export async function ofBoth<From, To>(
  { shop, bare }: Both<From>,
  take: (one: From) => To | Promise<To>,
): Promise<Both<To>> {
  const own = await take(shop);
  return { shop: own, bare: bare === undefined ? undefined : await take(bare) };
}

const TITLES = ['measure', 'bare Next', 'shop', 'ratio', 'wanted', 'met'];

/** The median. For an even count it is the mean of the two middle numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

export const medianOf = <One>(found: readonly One[], read: (one: One) => number) =>
  median(found.map(read));

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

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

export function toCells(row: Row): string[] {
  const { name, unit, shop, bare, target } = row;
  const ratio = bare ? shop / bare : undefined;
  const isGood = target && isMet(target, target === 'load.share' ? (ratio ?? 0) : shop);
  const values = [formatValue(bare, unit), formatValue(shop, unit)];
  const met = target ? (isGood ? 'yes' : '**no**') : '';
  return [name, ...values, ratio === undefined ? '' : number(ratio, 2), formatTarget(row), met];
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
