import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { placeToFind, rateLimit, rateScale, wordsToFind } from '../../domain/talentCriteria.ts';

/** What the controls say that a person moves through many values, before it becomes a criterion. */
export interface Typed {
  query: string;
  location: string;
  /** On the scale of rates, where the greatest is no limit. */
  rate: number;
}

/** The criteria that come from them. */
export type Asked = Pick<TalentCriteria, 'query' | 'location' | 'maxRate'>;

/** What the controls say of an address. */
export const typedIn = ({ query, location, maxRate }: TalentCriteria): Typed => ({
  query,
  location,
  rate: maxRate ?? rateScale.max,
});

/** The criteria that the controls ask for. */
export const askedBy = ({ query, location, rate }: Typed): Asked => ({
  query: wordsToFind(query),
  location: placeToFind(location),
  maxRate: rateLimit(rate),
});

/**
 * What the controls say once the address has changed: what it says, except where it says what was asked of it. There the
 * person may have gone on typing in the meantime.
 */
export function typedAfter(address: TalentCriteria, typed: Typed, asked: Asked | null): Typed {
  const there = typedIn(address);
  return {
    query: asked?.query === address.query ? typed.query : there.query,
    location: asked?.location === address.location ? typed.location : there.location,
    rate: asked !== null && asked.maxRate === address.maxRate ? typed.rate : there.rate,
  };
}
