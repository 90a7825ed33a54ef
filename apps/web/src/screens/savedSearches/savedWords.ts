import type { SavedSearch } from '@guildhall/machines/domain/savedSearch';
import { savedAs } from '@guildhall/machines/domain/savedSearch';
import type { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { SnapshotFrom } from 'xstate';

type Digest = Schema<'DigestFrequency'>;

const digests: Record<Digest, string> = {
  daily: 'Every morning',
  weekly: 'Every Monday morning',
  never: 'Never',
};

const emails: Record<Digest, string> = {
  daily: 'Email every morning',
  weekly: 'Email every Monday morning',
  never: 'No email',
};

export const digestOptions = (Object.entries(digests) as [Digest, string][])
  // Object.entries forgets the keys it was given.
  .map(([value, label]) => ({ value, label }));

/** How often a message about a saved search comes. */
export const emailText = (digest: Digest): string => emails[digest];

/** How much is new in a saved search; null where nothing is. */
export const newText = ({ newCount, isNewCountCapped }: Pick<SavedSearch, 'newCount' | 'isNewCountCapped'>) =>
  newCount === 0 ? null : `${newCount}${isNewCountCapped ? '+' : ''} new`;

/** What stands above the saved searches: whether the search that is listed can be saved, or is. */
export function standing({
  context: { criteria, searches },
}: SnapshotFrom<typeof savedSearchesMachine>): { kind: 'nothing' | 'unsaved' } | { kind: 'saved'; name: string } {
  if (criteria === null) return { kind: 'nothing' };
  const same = savedAs(criteria, searches ?? []);
  return same === null ? { kind: 'unsaved' } : { kind: 'saved', name: same.name };
}
