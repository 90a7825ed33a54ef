import type { JobSort } from '@guildhall/api/enums';
import { sql } from 'kysely';

import { bandBegunBy, bandEndedBy, budgetBands } from '../domain/budgetBands.ts';
import type { Condition, Scan } from './searchConditions.ts';

const bands = Array.from({ length: budgetBands.length + 1 }, (_, band) => band);

/** The bands in which a budget may begin at `most` or less. Each has an index in the order `budget-high`. */
const bandsUpTo = (most: number): Condition[] =>
  bands.filter((band) => band <= bandEndedBy(most)).map((band) => sql`budget_band(budget_min - 1) = ${sql.lit(band)}`);

/** The bands in which a budget may reach `least` or more, the cut one last. Each has an index in the order `budget-low`. */
const bandsFrom = (least: number): Condition[] =>
  bands
    .filter((band) => band >= bandBegunBy(least))
    .map((band) => sql`budget_band(budget_max) = ${sql.lit(band)}`)
    .toReversed();

/**
 * Jobs whose budget reaches `least` and begins at `most`, in US dollars. A bound in the order's own column narrows what is
 * walked; where the other end is bounded, bands of it are walked side by side; elsewhere bounds are checked row by row.
 */
export function budgetConditions(
  sort: JobSort,
  least: number | undefined,
  most: number | undefined,
): Pick<Scan, 'range' | 'bounds' | 'bands' | 'parts'> {
  const reaches = least === undefined ? [] : [sql`budget_max >= ceil(${least}::numeric * 100)::bigint`];
  const begins = most === undefined ? [] : [sql`budget_min <= floor(${most}::numeric * 100)::bigint`];
  // Most of what begins low enough does not reach high enough, and the reverse.
  const parts = least === undefined || most === undefined ? undefined : bandsFrom(least);
  if (sort === 'budget-high')
    return { range: reaches, bounds: begins, bands: most === undefined ? undefined : bandsUpTo(most), parts };
  if (sort === 'budget-low')
    return { range: begins, bounds: reaches, bands: least === undefined ? undefined : bandsFrom(least), parts };
  return { range: [], bounds: [...reaches, ...begins], parts };
}
