import { isMet, type Measure, targets } from '../budgets/limits';
import { type Figure, PEERS } from './peers';

export type Unit = 'KB' | 'requests' | 'ms' | 'req/s' | 'MB' | 'points' | 'shift' | 'load';

export interface Row {
  name: string;
  unit: Unit;
  shop: number;
  bare?: number | undefined;
  /** The target, if there is one. `load.share` is compared with the ratio. */
  target?: Measure;
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A value with its unit. Bytes are shown as KB of 1,000 bytes. */
function formatValue(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  switch (unit) {
    case 'KB':
      return `${number(value / 1000, 1)} KB`;
    case 'shift':
      return number(value, 3);
    case 'load':
      return number(value, 1);
    case 'points':
    case 'requests':
      return number(value);
    case 'ms':
      return `${number(value, value < 10 ? 2 : 0)} ms`;
    case 'MB':
    case 'req/s':
      return `${number(value)} ${unit}`;
  }
}

/** A figure with its unit, or a range of two. */
function formatFigure(figure: Figure | undefined, unit: Unit): string {
  if (typeof figure !== 'object') return formatValue(figure, unit);
  const [low, high] = figure;
  return `${number(low)} to ${formatValue(high, unit)}`;
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
  const met = target ? (isGood ? 'yes' : '**no**') : '';
  const peers = PEERS[name];
  return [
    name,
    formatFigure(peers?.nextFaster, unit),
    formatFigure(peers?.commerce, unit),
    formatValue(bare, unit),
    formatValue(shop, unit),
    ratio === undefined ? '' : number(ratio, 2),
    formatTarget(row),
    met,
  ];
}

/** The titles of a table's columns. Those after the first `texts` are numbers, except the last. */
export interface Columns {
  titles: readonly string[];
  texts: number;
}

const MEASURES: Columns = {
  titles: ['measure', 'NextFaster', 'commerce', 'bare Next', 'shop', 'ratio', 'wanted', 'met'],
  texts: 1,
};

/** A Markdown table whose columns are aligned in the text too. */
export function toMarkdownTable(
  rows: readonly string[][],
  { titles, texts }: Columns = MEASURES,
): string {
  const isNumeric = (column: number) => column >= texts && column < titles.length - 1;
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
