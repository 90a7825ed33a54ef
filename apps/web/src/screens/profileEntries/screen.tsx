import type {
  EntryKind,
  MoveEntryCall,
  RemoveEntryCall,
  SaveEntryCall,
} from '@guildhall/machines/flows/profileEntries';
import { profileEntriesMachine } from '@guildhall/machines/flows/profileEntries';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { partHref } from '../editProfile/parts.ts';
import { ProfileEntriesView } from './ProfileEntriesView.tsx';

/** Saves an entry by the call of its kind. */
async function save(api: Api, { id, entry, image }: SaveEntryCall, signal: AbortSignal): Promise<unknown> {
  if (entry.kind === 'education') {
    const { body } = entry;
    return id === null
      ? api.addEducation({ body, signal })
      : api.updateEducation({ params: { educationId: id }, body, signal });
  }
  if (entry.kind === 'experience') {
    const { body } = entry;
    return id === null
      ? api.addExperience({ body, signal })
      : api.updateExperience({ params: { experienceId: id }, body, signal });
  }
  const { body } = entry;
  const sent =
    image instanceof File ? { form: { ...body, technologies: JSON.stringify(body.technologies), image } } : { body };
  return id === null
    ? api.addPortfolioItem({ ...sent, signal })
    : api.updatePortfolioItem({ params: { portfolioItemId: id }, ...sent, signal });
}

async function remove(api: Api, { kind, id }: RemoveEntryCall, signal: AbortSignal): Promise<unknown> {
  if (kind === 'education') return api.deleteEducation({ params: { educationId: id }, signal });
  if (kind === 'experience') return api.deleteExperience({ params: { experienceId: id }, signal });
  return api.deletePortfolioItem({ params: { portfolioItemId: id }, signal });
}

/** A list of a freelancer's profile. */
export const screen = defineScreen({
  machine: profileEntriesMachine,
  View: ProfileEntriesView,
  within: 'editProfile',
  input: (_place: Place, { kind }: { kind: EntryKind }) => ({ kind }),
  props: () => ({ partHref }),
  calls: (api) => ({
    saveEntry: fromPromise<unknown, SaveEntryCall>(({ input, signal }) => save(api, input, signal)),
    moveEntry: fromPromise<unknown, MoveEntryCall>(({ input: { id, place }, signal }) =>
      api.movePortfolioItem({ params: { portfolioItemId: id }, body: { place }, signal }),
    ),
    removeEntry: fromPromise<unknown, RemoveEntryCall>(({ input, signal }) => remove(api, input, signal)),
  }),
});
