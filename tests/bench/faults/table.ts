import { type Columns, toMarkdownTable } from '../table';
import { type Cell, hasSurvived } from './cell';

const COLUMNS: Columns = {
  titles: ['fault', 'made', 'kept', 'calls', 'slowest', 'survived'],
  texts: 1,
};

const share = (cells: readonly Cell[], kind: Cell['kind']) => {
  const own = cells.filter((cell) => cell.kind === kind);
  return own.length === 0 ? '' : `${own.filter(hasSurvived).length} of ${own.length}`;
};

const seconds = (cells: readonly Cell[]) =>
  `${(Math.max(...cells.map(({ ms }) => ms)) / 1000).toFixed(1)} s`;

const toRow = (name: string, cells: readonly Cell[]): string[] => [
  name,
  share(cells, 'made'),
  share(cells, 'kept'),
  share(cells, 'call'),
  seconds(cells),
  cells.every(hasSurvived) ? 'yes' : '**no**',
];

/** A line for each fault, and one for all. */
export function toFaultTable(cells: readonly Cell[]): string {
  const names = [...new Set(cells.map(({ fault }) => fault))];
  const rows = names.map((name) =>
    toRow(
      name,
      cells.filter(({ fault }) => fault === name),
    ),
  );
  const total = `${cells.length.toLocaleString('en-US')} cells`;
  return toMarkdownTable([...rows, toRow(total, cells)], COLUMNS);
}
