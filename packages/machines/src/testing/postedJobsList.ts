import { postedJobsAddressOf, postedJobsMachine } from '../flows/postedJobs/flow.ts';
import { listedWith } from '../flows/postedJobs/scenarios.ts';
import type { AddressedList } from './addressedList.ts';
import { postedProjects } from './samples.ts';

export const postedJobsList: AddressedList = {
  flow: 'postedJobs',
  machine: postedJobsMachine,
  call: 'listClientProjects',
  addressOf: postedJobsAddressOf,
  answer: { ...listedWith(postedProjects) },
  addresses: [{}, { page: '2', status: 'OPEN' }, { search: 'shop', page: '3' }],
  controls: [
    {
      name: 'words',
      events: [{ type: 'query.change', value: 'shop ' }, { type: 'query.submit' }],
      from: { page: '2', status: 'OPEN' },
      to: { search: 'shop', status: 'OPEN' },
    },
    {
      name: 'a status, with what was typed',
      events: [
        { type: 'query.change', value: 'shop' },
        { type: 'status.change', value: 'COMPLETED' },
      ],
      from: { page: '2' },
      to: { search: 'shop', status: 'COMPLETED' },
    },
    {
      name: 'every status',
      events: [{ type: 'status.change', value: null }],
      from: { status: 'OPEN' },
      to: {},
    },
  ],
  isPaged: true,
};
