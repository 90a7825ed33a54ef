import { favouritesAddressOf } from '../domain/favourites.ts';
import { assignedProjectsMachine } from '../flows/assignedProjects/flow.ts';
import { completedProjectsMachine } from '../flows/completedProjects/flow.ts';
import { favouritesMachine } from '../flows/favourites/flow.ts';
import { meetingsMachine } from '../flows/meetings/flow.ts';
import { receivedRatingsMachine } from '../flows/receivedRatings/flow.ts';
import { ratings } from '../flows/receivedRatings/scenarios.ts';
import { pageAddressOf } from '../kit/lists.ts';
import type { AddressedList } from './addressedList.ts';
import { postedJobsList } from './postedJobsList.ts';
import { meetings } from './sampleMeetings.ts';
import { assignedProjects, jobs } from './samples.ts';

const paged: readonly AddressedList[] = [
  {
    flow: 'assignedProjects',
    machine: assignedProjectsMachine,
    call: 'listAssignedProjects',
    answer: { projects: assignedProjects },
  },
  {
    flow: 'completedProjects',
    machine: completedProjectsMachine,
    call: 'listAssignedProjects',
    answer: { projects: assignedProjects },
  },
  {
    flow: 'meetings',
    machine: meetingsMachine,
    call: 'listMeetings',
    answer: { meetings },
    input: { role: 'FREELANCER', now: 0 },
  },
  {
    flow: 'receivedRatings',
    machine: receivedRatingsMachine,
    call: 'listReceivedRatings',
    answer: { ratings },
  },
].map((list) => ({
  ...list,
  addressOf: pageAddressOf,
  addresses: [{}, { page: '2' }, { page: '3' }],
  controls: [],
  isPaged: true,
}));

/** Lists that need few words: most of their addresses say nothing but a page. */
export const plainLists: readonly AddressedList[] = [
  ...paged,
  postedJobsList,
  {
    flow: 'favourites',
    machine: favouritesMachine,
    call: 'getFavouriteJobs',
    addressOf: favouritesAddressOf,
    answer: { entries: jobs.map((job) => ({ id: job.id, job })) },
    addresses: [{ favourites: '1' }, { favourites: '2' }, { favourites: '3' }],
    controls: [],
    input: { jobIds: jobs.map(({ id }) => id) },
    // A page past the end is known before it is asked for.
    isPaged: false,
  },
];
