import type { ApplicantsAddress } from './address.ts';
import type { StarChange } from './stars.ts';

const addressed = { params: ({ event }: { event: { address: ApplicantsAddress } }) => event.address };

/** Another list is asked for; what was to be decided is left. */
export const listChange = {
  guard: { type: 'listDiffers', ...addressed },
  target: '#applicants.loading',
  actions: ['leave', 'leaveSeveral', { type: 'takeAddress', ...addressed }],
} as const;

/** Another page of the list is asked for. What is chosen on this one stays chosen. */
export const pageChange = {
  guard: { type: 'pageDiffers', ...addressed },
  target: '#applicants.loading',
  actions: ['leave', 'keepChoice', { type: 'takeAddress', ...addressed }],
} as const;

/** An application is opened that is not on this page: the page that holds it is read. */
export const applicationChange = {
  guard: { type: 'isOutOfSight', ...addressed },
  target: '#applicants.loading',
  actions: ['leave', 'keepChoice', { type: 'takeAddress', ...addressed }],
} as const;

/** Another application is opened, or the open one is closed. */
export const detailChange = {
  guard: { type: 'addressDiffers', ...addressed },
  actions: [{ type: 'takeAddress', ...addressed }, 'noteView'],
} as const;

export const noFilters = { 'project.filter': undefined, 'shortlist.filter': undefined } as const;

/** A question is about what is on screen: it goes when something else is opened. */
export const whileAsking = {
  ...noFilters,
  'address.set': [
    listChange,
    pageChange,
    applicationChange,
    { ...detailChange, target: 'listed', actions: ['leave', { type: 'takeAddress', ...addressed }, 'noteView'] },
  ],
} as const;

export const starred = { params: ({ event }: { event: StarChange }) => event };

/** Its star is drawn at once, and kept on the server meanwhile. */
export const starChange = {
  guard: { type: 'starDiffers', ...starred },
  actions: [
    { type: 'star', ...starred },
    { type: 'keepStar', ...starred },
  ],
} as const;

/** A decision under way is not left behind: the address goes back to the list it was made on. */
export const whileSending = {
  ...noFilters,
  'address.set': [
    {
      guard: { type: 'pageDiffers', ...addressed },
      actions: { type: 'askForList', params: ({ context }: { context: ApplicantsAddress }) => context },
    },
    detailChange,
  ],
} as const;
