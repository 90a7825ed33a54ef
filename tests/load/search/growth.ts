import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';

/** What was measured over so many freelancers and as many jobs, each figure by its name. */
export type Size = { rows: number; figures: ReadonlyMap<string, number> };

/** Bytes on disk, with indexes. */
export async function bytesOf(db: Db): Promise<{ database: number; search: number }> {
  const { rows } = await sql<{ database: number; search: number }>`
    select pg_database_size(current_database()) as database,
      pg_total_relation_size('freelancer_search') + pg_total_relation_size('job_search') as search`.execute(db);
  return rows[0] ?? { database: 0, search: 0 };
}

const columnWidth = 14;

/**
 * A row for each figure, and as its last column the power of the rows with which it grew from the first size to the last:
 * 0 is not at all, 1 as the rows do. Below it the same as bars, each figure against its own greatest.
 */
export function growthOf(sizes: readonly Size[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return '';
  const figureOf = ({ figures }: Size, name: string): number => figures.get(name) ?? Number.NaN;
  const power = (name: string) =>
    Math.log(figureOf(last, name) / figureOf(first, name)) / Math.log(last.rows / first.rows);
  const row = (name: string, cells: string[]) =>
    `${name.padEnd(40)}${cells.map((cell) => cell.padStart(columnWidth)).join('')}`;
  const table = [
    row('', [...sizes.map(({ rows }) => rows.toLocaleString('en')), 'power']),
    ...[...first.figures.keys()].map((name) =>
      row(name, [...sizes.map((size) => figureOf(size, name).toFixed(1)), power(name).toFixed(2)]),
    ),
  ];
  const bars = [...first.figures.keys()].flatMap((name) => {
    const most = Math.max(...sizes.map((size) => figureOf(size, name)));
    return [name, ...sizes.map((size) => bar(size, figureOf(size, name), most))];
  });
  return [...table, '', ...bars].join('\n');
}

const bar = ({ rows }: Size, value: number, most: number): string =>
  `${rows.toLocaleString('en').padStart(12)} ${'█'.repeat(Math.max(1, Math.round((40 * value) / most)))} ${value.toFixed(1)}`;
