import { RichText } from '../ui/rich-text';
import type { TableContent as Table } from './content';
import './content-table.css';

/** A table whose first column names each row. On a narrow screen it becomes a list of rows. */
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
                {/* One element: on a narrow screen the cell is a grid of its label and this element. */}
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
