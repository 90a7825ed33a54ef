import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { placeToFind, wordsToFind } from '../../domain/talentCriteria.ts';

/** What the controls say that a person moves through many values, before it becomes a criterion. */
export type Typed = Pick<TalentCriteria, 'query' | 'location' | 'minRate' | 'maxRate'>;

/** What the controls say of an address. */
export const typedIn = ({ query, location, minRate, maxRate }: TalentCriteria): Typed => ({
  query,
  location,
  minRate,
  maxRate,
});

/** The criteria that the controls ask for. */
export const askedBy = ({ query, location, ...rates }: Typed): Typed => ({
  query: wordsToFind(query),
  location: placeToFind(location),
  ...rates,
});

/**
 * What the controls say once the address has changed: what it says, except where it says what was asked of it. There the
 * person may have gone on typing in the meantime.
 */
export function typedAfter(address: TalentCriteria, typed: Typed, asked: Typed | null): Typed {
  const after = <Name extends keyof Typed>(name: Name): Typed[Name] =>
    asked !== null && asked[name] === address[name] ? typed[name] : address[name];
  // Rates go together: one alone could be on the wrong side of the other.
  const isAskedRates = asked?.minRate === address.minRate && asked.maxRate === address.maxRate;
  const { minRate, maxRate } = isAskedRates ? typed : address;
  return { query: after('query'), location: after('location'), minRate, maxRate };
}
