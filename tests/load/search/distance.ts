import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { startDatabaseProxy } from '../../../apps/server/src/testing/databaseProxy.ts';
import type { Case } from './cases.ts';
import { quantile, time } from './figures.ts';

/** `delay` in milliseconds, there and back; `rounds` for each kind of search. */
type Distance = { delay: number; rounds: number };

const columns = (figures: readonly string[]): string => figures.map((figure) => figure.padStart(10)).join('');

/**
 * How often each kind of search asks the database and waits for its answer, at most, and what it takes in the middle with
 * the database here and far away: the same search on both in turn, so that both meet the same load.
 */
export async function reportDistance(
  db: Db,
  connectionString: string,
  cases: readonly Case[],
  { delay, rounds }: Distance,
): Promise<void> {
  const proxy = await startDatabaseProxy(connectionString, { delay });
  const far = connect(proxy.connectionString, { max: 1 });
  const all: number[] = [];
  console.log(`${''.padEnd(44)}${columns(['trips', 'here (ms)', 'far (ms)', 'added'])}`);
  for (const { name, variants } of cases) {
    const [here, there, trips]: [number[], number[], number[]] = [[], [], []];
    for (let round = -1; round < Math.ceil(rounds / variants.length); round += 1) {
      for (const variant of variants) {
        const near = await time(undefined, () => variant(db));
        const before = proxy.trips();
        const distant = await time(undefined, () => variant(far));
        // The first round opens the connection, and warms the caches.
        if (round < 0) continue;
        trips.push(proxy.trips() - before);
        here.push(near.clock);
        there.push(distant.clock);
      }
    }
    all.push(...trips);
    const [middle, distant] = [quantile(here, 0.5), quantile(there, 0.5)];
    const figures = [middle, distant, distant - middle].map((figure) => figure.toFixed(1));
    console.log(`${name.padEnd(44)}${columns([String(Math.max(...trips)), ...figures])}`);
  }
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  console.log(`\nTrips of a search: ${mean.toFixed(1)} on average, ${Math.max(...all)} at most.`);
  await far.destroy();
  await proxy.close();
}
