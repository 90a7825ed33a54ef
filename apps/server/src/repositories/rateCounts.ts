import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';
import { kept } from '../domain/kept.ts';
import type { RateCount, RateSpread } from '../domain/rateSpread.ts';
import { rateSpread, unit } from '../domain/rateSpread.ts';
import { minutes } from '../domain/time.ts';

/** A filter's scale may be so old: nothing depends on a single count. */
const life = minutes(5);

/** How many of the freelancers who can be found ask which rate: one line for each step of rates, and so never many. */
async function countRates(db: Db): Promise<RateCount[]> {
  const { rows } = await sql<RateCount>`
    select rate / ${unit * 100}::integer * ${unit}::integer as dollars, count(*)::integer as freelancers
    from freelancer_search where rate is not null
    group by dollars`.execute(db);
  return rows;
}

const spreads = new WeakMap<Db, (now: number) => Promise<RateSpread>>();

/** How rates are spread, counted at most once in a while by each replica. */
export function readRateSpread(db: Db, now: Date): Promise<RateSpread> {
  const read = spreads.get(db) ?? kept(async () => rateSpread(await countRates(db)), life);
  spreads.set(db, read);
  return read(now.getTime());
}
