import type { ReactNode } from 'react';

export interface Column<T> {
  name: string;
  /** Aligned at its last digit. */
  isNumber?: boolean;
  render: (row: T) => ReactNode;
}

interface DataTableProps<T> {
  /** What the rows are. */
  label: string;
  columns: Column<T>[];
  rows: readonly T[];
  getKey: (row: T) => string;
}

/** Rows with the same facts, one below the other. Wide ones scroll within their card. */
export function DataTable<T>({ label, columns, rows, getKey }: DataTableProps<T>) {
  return (
    <div className="card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard */}
      <div className="table-wrap" tabIndex={0}>
        <table className="table" aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? 'number' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={getKey(row)}>
                {columns.map(({ name, isNumber, render }) => (
                  <td key={name} className={isNumber ? 'number' : undefined}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
