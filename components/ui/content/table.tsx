import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './table.module.css';

export interface TableColumn {
  key: string;
  header: string;
  /** Numbers are aligned at the end, with digits of equal width. */
  numeric?: boolean;
  /** Class of the cells of this column. */
  className?: string;
}

export interface TableRow {
  key: string;
  cells: Record<string, ReactNode>;
}

export interface TableProps {
  /** Names the table; shown above it unless hidden. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** True for a few short columns, which stay columns in a narrow table. */
  keepColumns?: boolean;
  /** The first column heads its row. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** Renders columns in a wide table. Below 600 px of its own width each row becomes a small list of names and values. */
export function Table({ caption, hideCaption, keepColumns, columns, rows }: TableProps) {
  return (
    <div className={keepColumns ? styles.kept : styles.frame}>
      <table className={styles.table}>
        <caption className={hideCaption ? undefined : styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(styles.cell, column.numeric && styles.numeric)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={styles.row}>
              {columns.map((column, index) => (
                <TableCell key={column.key} column={column} heading={index === 0} value={row.cells[column.key]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableCell({ column, heading, value }: { column: TableColumn; heading: boolean; value: ReactNode }) {
  const className = classNames(styles.cell, column.numeric && styles.numeric);
  if (heading) {
    return (
      <th scope="row" className={classNames(className, styles.rowHeading)}>
        {value}
      </th>
    );
  }
  return (
    <td className={classNames(className, column.className)} data-label={column.header}>
      <span className={styles.value}>{value}</span>
    </td>
  );
}
