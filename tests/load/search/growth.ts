import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { Took } from './figures.ts';
import { quantile } from './figures.ts';

/** What was measured over so many freelancers and as many jobs. `bytes` on disk, of the database and of its search. */
export type Size = {
  rows: number;
  bytes: { database: number; search: number };
  searches: readonly Took[];
  /** By the name of the change. */
  writes: ReadonlyMap<string, readonly Took[]>;
};

/** Bytes on disk, with indexes. */
export async function bytesOf(db: Db): Promise<Size['bytes']> {
  const { rows } = await sql<Size['bytes']>`
    select pg_database_size(current_database()) as database,
      pg_total_relation_size('freelancer_search') + pg_total_relation_size('job_search') as search`.execute(db);
  return rows[0] ?? { database: 0, search: 0 };
}

type Figure = { name: string; of: (size: Size) => number };

const clock = (took: readonly Took[], share: number): number =>
  quantile(
    took.map((one) => one.clock),
    share,
  );

const columnWidth = 14;

/**
 * A row for each figure, and as its last column the power of the rows with which it grew from the first size to the last:
 * 0 is not at all, 1 as the rows do. Below it the same as bars, each figure against its own greatest.
 */
export function growthOf(sizes: readonly Size[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return '';
  const figures: Figure[] = [
    { name: 'a search, p50 (ms)', of: ({ searches }) => clock(searches, 0.5) },
    { name: 'a search, p95 (ms)', of: ({ searches }) => clock(searches, 0.95) },
    {
      name: 'a search, p95 (ms of processors)',
      of: ({ searches }) =>
        quantile(
          searches.map(({ work }) => work),
          0.95,
        ),
    },
    ...[...first.writes.keys()].map((name) => ({
      name: `${name}, p50 (ms)`,
      of: ({ writes }: Size) => clock(writes.get(name) ?? [], 0.5),
    })),
    { name: 'database, KiB a freelancer and a job', of: ({ rows, bytes }) => bytes.database / 1024 / rows },
    { name: 'search in it, KiB', of: ({ rows, bytes }) => bytes.search / 1024 / rows },
  ];
  const power = ({ of }: Figure) => Math.log(of(last) / of(first)) / Math.log(last.rows / first.rows);
  const row = (name: string, cells: string[]) =>
    `${name.padEnd(40)}${cells.map((cell) => cell.padStart(columnWidth)).join('')}`;
  const table = [
    row('', [...sizes.map(({ rows }) => rows.toLocaleString('en')), 'power']),
    ...figures.map((one) => row(one.name, [...sizes.map((size) => one.of(size).toFixed(1)), power(one).toFixed(2)])),
  ];
  const bars = figures.flatMap(({ name, of }) => {
    const most = Math.max(...sizes.map(of));
    return [name, ...sizes.map((size) => bar(size, of(size), most))];
  });
  return [...table, '', ...bars].join('\n');
}

const bar = ({ rows }: Size, value: number, most: number): string =>
  `${rows.toLocaleString('en').padStart(12)} ${'█'.repeat(Math.max(1, Math.round((40 * value) / most)))} ${value.toFixed(1)}`;
