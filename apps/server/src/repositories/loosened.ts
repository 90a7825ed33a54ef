import { searchFilters } from '@guildhall/api/enums';
import type { SearchFilter } from '@guildhall/api/enums';

import type { SearchLimits } from './searchLimits.ts';

/** What a search would find without one of its filters, or without one entry of a list of exclusions. */
export type Loosened = { filter: SearchFilter; value?: string } & Counted;

type Counted = { total: number; isCapped: boolean };

type Wanted = { readonly [Name in SearchFilter]?: unknown } & {
  readonly skillsExcluded?: readonly string[] | undefined;
};
type Step<Filter> = { filter: SearchFilter; value?: string; rest: Filter };

/** So many are told, and so many excluded skills are tried one by one. */
const mostTold = 5;
const mostTried = 5;

/**
 * Counted only as far as it helps to choose, and by the inverted index at once: what is left of an empty list is mostly
 * short, and a long look at its beginning would be in vain for each filter.
 */
const looselyCounted = (limits: SearchLimits): SearchLimits => ({
  ...limits,
  reach: Math.min(100, limits.reach),
  look: { rows: Math.min(100, limits.look.rows), documents: Math.min(20, limits.look.documents) },
  toCount: 0,
});

/** Whether anything is found. Words that many have are seen at once; the inverted index would collect all who have them. */
const barelyCounted = (limits: SearchLimits): SearchLimits => ({ ...limits, reach: 1, toCount: 0 });

const isSet = (value: unknown): boolean => value !== undefined && !(typeof value === 'string' && value.trim() === '');

/** The filters that are set, in the contract's order, each with what is left of the search without it. */
function stepsOf<Filter extends Wanted>(filter: Filter): Step<Filter>[] {
  return searchFilters
    .filter((name) => isSet(filter[name]))
    .flatMap((name) => {
      const whole = { filter: name, rest: { ...filter, [name]: undefined } };
      return name === 'skillsExcluded' ? [...singleExclusions(filter), whole] : [whole];
    });
}

function singleExclusions<Filter extends Wanted>(filter: Filter): Step<Filter>[] {
  const { skillsExcluded = [] } = filter;
  if (skillsExcluded.length < 2) return [];
  return skillsExcluded.slice(0, mostTried).map((value) => ({
    filter: 'skillsExcluded',
    value,
    rest: { ...filter, skillsExcluded: skillsExcluded.filter((skill) => skill !== value) },
  }));
}

/** The search with its words alone. */
function wordsOf<Filter extends Wanted>(filter: Filter): Filter {
  const others = searchFilters.filter((name) => name !== 'query').map((name) => [name, undefined]);
  return { ...filter, ...Object.fromEntries(others) };
}

/**
 * For a search that found nothing: without which of its filters it would find something, those that find the most first.
 * A whole list of exclusions is named only where no single one of them is enough.
 */
export async function loosen<Filter extends Wanted>(
  filter: Filter,
  limits: SearchLimits,
  count: (rests: readonly Filter[], limits: SearchLimits) => Promise<Counted[]>,
): Promise<Loosened[]> {
  const loosened: Loosened[] = [];
  const steps = stepsOf(filter);
  // Words that match nothing by themselves are searched once more, and not again without each other filter.
  const areUnknown =
    isSet(filter.query) && steps.length > 2 && (await count([wordsOf(filter)], barelyCounted(limits)))[0]?.total === 0;
  const tried = areUnknown ? steps.filter((one) => one.filter === 'query') : steps;
  const counts =
    tried.length === 0
      ? []
      : await count(
          tried.map(({ rest }) => rest),
          looselyCounted(limits),
        );
  for (const [place, { filter: name, value }] of tried.entries()) {
    const { total, isCapped } = counts[place] ?? { total: 0, isCapped: false };
    const isNeedless = value === undefined && loosened.some(({ filter: known }) => known === name);
    if (total > 0 && !isNeedless)
      loosened.push({ filter: name, ...(value !== undefined && { value }), total, isCapped });
  }
  return loosened.toSorted((a, b) => weight(b) - weight(a)).slice(0, mostTold);
}

const weight = ({ total, isCapped }: Loosened): number => total + Number(isCapped);
