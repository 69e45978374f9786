import { RichText } from '../ui/rich-text';
import type { ContentTable as Table } from './content';
import './content-table.css';

/** A table that becomes a list of its rows on a narrow screen; its first column names each row. */
export function ContentTable({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <table className="static-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <RichText text={first} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {/* One box: a narrow screen lays the cell out as a grid of its label and this. */}
                <span>
                  <RichText text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
