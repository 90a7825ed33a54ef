import type { SavedSearch } from '../../domain/savedSearch.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import type { SavedSearchesInput } from './flow.ts';
import { savedSearchesMachine } from './flow.ts';

type Event = ReplayEvent<typeof savedSearchesMachine>;

export const input: SavedSearchesInput = {
  criteria: { query: 'shop', skills: 'React,Figma', budgetMin: 500 },
  suggestion: 'shop, React, Figma, At least $500',
  idempotencyKey: 'a-key-of-this-form',
};

const saved = (id: string, rest: Pick<SavedSearch, 'name' | 'digest' | 'criteria' | 'newCount'>): SavedSearch => ({
  id: `7c1e7a4e-52f8-4bb2-9df0-0c8f7b1c4d2${id}`,
  timezone: 'Europe/Lisbon',
  isNewCountCapped: rest.newCount === 100,
  seenAt: '2026-11-15T07:00:00.000Z',
  createdAt: '2026-11-02T10:05:00.000Z',
  ...rest,
});

export const leaflets = saved('1', {
  name: 'Leaflets and other plain words',
  digest: 'daily',
  criteria: { skills: 'Copywriting,Editing', skillsExcluded: 'SEO' },
  newCount: 3,
});
export const shops = saved('2', {
  name: 'Shops',
  digest: 'weekly',
  criteria: { query: 'shop', category: 'development', budgetMin: 2500, duration: '2-3 months' },
  newCount: 100,
});
const marks = saved('3', { name: 'Marks', digest: 'never', criteria: { query: 'mark' }, newCount: 0 });

export const searches = [leaflets, shops, marks];
export const readAt = '2026-11-20T09:00:00.000Z';

export const read = (savedSearches: readonly SavedSearch[] = searches): Event =>
  settled('listSavedSearches', { savedSearches, readAt });

export const save = { type: 'search.save' } as const;
export const justSaved = saved('4', {
  name: 'Shops in React',
  digest: 'daily',
  criteria: { ...input.criteria, skills: 'Figma,React' },
  newCount: 0,
});
const toEdit = { type: 'search.edit', id: shops.id } as const;
const toDelete = { type: 'search.delete', id: shops.id } as const;
const toOpen = { type: 'search.open', id: leaflets.id } as const;

const naming = (name: string): Event => ({ type: 'field.change', name: 'name', value: name });

const taken = 'You have a saved search of this name already.';

export const savedSearchesFlow = defineFlow({
  machine: savedSearchesMachine,
  input,
  others: [settled('updateSavedSearch', leaflets)],
  scenarios: {
    loading: [],
    failed: [rejected('listSavedSearches', failing.network)],
    ready: [read()],
    saving: [read(), save],
    editing: [read(), toEdit],
    updating: [read(), toEdit, { type: 'edit.save' }],
    asking: [read(), toDelete],
    deleting: [read(), toDelete, { type: 'decision.confirm' }],
    opening: [read(), toOpen],
    opened: [read(), toOpen, settled('markSavedSearchSeen', leaflets)],

    none: [read([])],
    /** Nothing is searched for: there is nothing to save. */
    nothingToSave: { input: { ...input, criteria: null, suggestion: '' }, events: [read()] },
    saved: [read(), save, settled('createSavedSearch', justSaved)],
    unnamed: [read(), naming(' '), save],
    nameTaken: [
      read(),
      naming('Shops'),
      save,
      rejected('createSavedSearch', failing.refused(409, taken, { name: taken })),
    ],
    renamedToTaken: [
      read(),
      toEdit,
      naming('Marks'),
      { type: 'edit.save' },
      rejected('updateSavedSearch', failing.refused(409, taken, { name: taken })),
    ],
  },
});
