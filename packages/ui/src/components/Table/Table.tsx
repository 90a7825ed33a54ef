import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  /** Names the column in `sort`. */
  id: string;
  /** Its heading, and on phones the label of its figure. */
  header: string;
  /** What stands in a row. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the `end`, under each other. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Text that may need several lines. Default false: a short fact, which stays on one. */
  isLong?: boolean | undefined;
  /** The heading is a button that sorts. Default false. */
  isSortable?: boolean | undefined;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table is about. */
  caption: string;
  /** A heading above says it to the eye. Default false. */
  isCaptionHidden?: boolean | undefined;
  /** The columns. The first says what a row is about; on phones it is the card's title. */
  columns: readonly TableColumn<Row>[];
  /** What the table is about, one object a row. */
  rows: readonly Row[];
  /** What tells rows apart. */
  rowKey: (row: Row) => string;
  /** How the rows are sorted. The caller sorts them. */
  sort?: TableSort | undefined;
  /** Called with what a heading asks for: ascending first, then the other way. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Stands in place of rows. Default `Nothing to show`. */
  emptyText?: string | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

/* `display` takes a table's meaning away in Safari, and cards need it; so the roles are written out. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Many things with the same facts, to compare. From 768 px a table, on phones and in large text a card for each row. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  emptyText = 'Nothing to show',
}: TableProps<Row>) {
  return (
    <div className={styles.room}>
      <table role="table" className={styles.table}>
        <caption className={isCaptionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map(({ id, header, cell, align, isLong }, index) =>
                index === 0 ? (
                  <th key={id} role="rowheader" scope="row" data-align={align} className={styles.rowHeader}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} role="cell" data-align={align} data-long={isLong || undefined} className={styles.cell}>
                    <span aria-hidden="true" className={styles.label}>
                      {header}
                    </span>
                    <span>{cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr role="row" className={styles.row}>
              <td role="cell" colSpan={columns.length} className={styles.empty}>
                {emptyText}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeaderProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>;
}

function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  const { id, header, align, isSortable = false } = column;
  if (!isSortable) {
    return (
      <th role="columnheader" scope="col" data-align={align} className={styles.header}>
        {header}
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : 'none';
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      data-align={align}
      data-sortable
      className={styles.header}
    >
      <Button onPress={() => onSortChange?.({ column: id, direction: next })} className={styles.sort}>
        {header}
        <Icon icon={arrows[direction]} />
      </Button>
    </th>
  );
}
