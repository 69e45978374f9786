import { loadavg } from 'node:os';
import { type Columns, toMarkdownTable } from '../table';

/** One measured thing of several servers, with what is wanted of it. */
export interface ScaleRow {
  name: string;
  value: string;
  wanted?: string;
  isMet?: boolean;
}

const COLUMNS: Columns = { titles: ['measure', 'found', 'wanted', 'met'], texts: 1 };

const toCells = ({ name, value, wanted = '', isMet }: ScaleRow): string[] => [
  name,
  value,
  wanted,
  isMet === undefined ? '' : isMet ? 'yes' : '**no**',
];

/** The table, with the machine's load averages of 1, 5 and 15 minutes as its last row. */
export const toScaleTable = (rows: readonly ScaleRow[]): string =>
  toMarkdownTable(
    [
      ...rows,
      {
        name: 'load average at the end',
        value: loadavg()
          .map((load) => load.toFixed(1))
          .join(' / '),
      },
    ].map(toCells),
    COLUMNS,
  );
