import { type Columns, toMarkdownTable } from '../table';
import { isWhole, type RemovedCall } from './measure';
import type { Answered } from './shop-client';

const format = ({ status, ms }: Answered) =>
  `${status}, ${ms.toLocaleString('en-US', { maximumFractionDigits: 0 })} ms`;

/** The cells of a row: what the document answers without the call. */
const toCells = (row: RemovedCall): string[] => [
  row.document,
  `\`${row.call}\``,
  format(row.first['404']),
  format(row.first['500']),
  format(row.first['8 s']),
  format(row.kept),
  row.isNeeded ? 'needs it' : isWhole(row) ? 'yes' : '**no**',
];

const COLUMNS: Columns = {
  titles: ['document', 'without', '404', '500', '8 s', 'kept', 'whole'],
  texts: 2,
};

export const toCallTable = (rows: readonly RemovedCall[]) =>
  toMarkdownTable(rows.map(toCells), COLUMNS);
