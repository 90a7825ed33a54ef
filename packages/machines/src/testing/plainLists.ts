import { assignedProjectsMachine } from '../flows/assignedProjects/machine.ts';
import { completedProjectsMachine } from '../flows/completedProjects/machine.ts';
import { meetingsMachine } from '../flows/meetings/machine.ts';
import { receivedRatingsMachine } from '../flows/receivedRatings/machine.ts';
import { ratings } from '../flows/receivedRatings/snapshots.ts';
import { pageAddressOf } from '../kit/lists.ts';
import type { AddressedList } from './lists.ts';
import { meetings } from './sampleMeetings.ts';
import { assignedProjects } from './samples.ts';

/** Lists whose address says nothing but their page. */
export const plainLists: readonly AddressedList[] = [
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
    call: 'listFreelancerRatings',
    answer: { ratings },
  },
].map((list) => ({
  ...list,
  addressOf: pageAddressOf,
  addresses: [{}, { page: '2' }, { page: '3' }],
  controls: [],
  isPaged: true,
}));
