import type { AnyActorRef } from 'xstate';
import { createActor, fromPromise } from 'xstate';

import { comparisonFromAddress } from '../domain/comparison.ts';
import { talentFromAddress } from '../domain/talentCriteria.ts';
import { workFromAddress } from '../domain/workCriteria.ts';
import { applicantsAddressOf, applicantsMachine } from '../flows/applicants/flow.ts';
import { jobDirectoryMachine } from '../flows/jobDirectory/flow.ts';
import { jobSearchMachine } from '../flows/jobSearch/flow.ts';
import { projectTimelineMachine, timelineAddressOf } from '../flows/projectTimeline/flow.ts';
import { wholeLife } from '../flows/projectTimeline/scenarios.ts';
import { sentAddressOf, sentApplicationsMachine } from '../flows/sentApplications/flow.ts';
import { talentComparisonMachine } from '../flows/talentComparison/flow.ts';
import { talentDirectoryMachine } from '../flows/talentDirectory/flow.ts';
import { talentSearchMachine } from '../flows/talentSearch/flow.ts';
import type { ChangeAddress } from '../kit/effects.ts';
import { required } from '../kit/required.ts';
import type { AddressedList, Query } from './addressedList.ts';
import { plainLists } from './plainLists.ts';
import { failing } from './replay.ts';
import { application, freelancers, job, jobs, receivedApplications, sentApplications } from './samples.ts';

/** Some freelancers of the samples, as the address of a comparison names them. */
const peopleNamed = (...places: readonly number[]): string =>
  places.map((place) => required(freelancers[place] ?? null).id).join(',');

/** Every list whose address says what it lists: a new one gets its line here. */
export const lists: readonly AddressedList[] = [
  ...plainLists,
  {
    flow: 'projectTimeline',
    machine: projectTimelineMachine,
    call: 'getProjectTimeline',
    addressOf: timelineAddressOf,
    answer: { project: { id: job.id, title: job.title, status: 'COMPLETED' }, events: wholeLife },
    addresses: [{ project: job.id }, { project: job.id, page: '2' }, { project: application.projectId, page: '3' }],
    controls: [],
    isPaged: true,
  },
  {
    flow: 'jobSearch',
    machine: jobSearchMachine,
    call: 'listPublicJobs',
    addressOf: workFromAddress,
    answer: { jobs },
    addresses: [
      {},
      { page: '2' },
      { search: 'shop', category: 'design', skills: 'React', budgetMin: '500', page: '3' },
    ],
    controls: [
      {
        name: 'words, after Enter',
        events: [{ type: 'query.change', value: ' shop ' }, { type: 'query.submit' }],
        from: { page: '2' },
        to: { search: 'shop' },
      },
      {
        name: 'a category, with what was typed',
        events: [
          { type: 'query.change', value: 'shop' },
          { type: 'category.change', value: 'design' },
        ],
        from: { page: '2', sort: 'budget-low' },
        to: { sort: 'budget-low', search: 'shop', category: 'design' },
      },
      {
        name: 'all categories',
        events: [{ type: 'category.change', value: null }],
        from: { category: 'design' },
        to: {},
      },
      {
        name: 'skills and a budget, with what was typed',
        events: [
          { type: 'query.change', value: 'shop ' },
          {
            type: 'filters.change',
            filters: { skills: ['React', 'Figma'], skillsExcluded: ['PHP'], budgetMin: 500, budgetMax: 5000 },
          },
        ],
        from: { page: '2', category: 'design' },
        to: {
          category: 'design',
          search: 'shop',
          skills: 'React,Figma',
          skillsExcluded: 'PHP',
          budgetMin: '500',
          budgetMax: '5000',
        },
      },
      {
        name: 'any skills, budget and duration',
        events: [
          {
            type: 'filters.change',
            filters: { skills: [], skillsExcluded: [], budgetMin: null, budgetMax: null, duration: null },
          },
        ],
        from: {
          skills: 'React',
          skillsExcluded: 'PHP',
          budgetMin: '500',
          budgetMax: '5000',
          duration: '1 month',
        },
        to: {},
      },
      {
        name: 'an order',
        events: [{ type: 'sort.change', value: 'proposals' }],
        from: { search: 'shop', page: '2' },
        to: { search: 'shop', sort: 'proposals' },
      },
      {
        name: 'the usual order',
        events: [{ type: 'sort.change', value: 'latest' }],
        from: { sort: 'proposals' },
        to: {},
      },
    ],
    isPaged: true,
  },
  {
    flow: 'talentSearch',
    machine: talentSearchMachine,
    call: 'searchFreelancers',
    addressOf: talentFromAddress,
    answer: { freelancers },
    addresses: [{}, { page: '2' }, { search: 'shop', skills: 'React,Figma', minRate: '47.5', maxRate: '800' }],
    controls: [
      {
        name: 'words and a place, after Enter',
        events: [
          { type: 'typed.change', typed: { query: ' shop ' } },
          { type: 'typed.change', typed: { location: 'Graz' } },
          { type: 'typed.submit' },
        ],
        from: { page: '2' },
        to: { search: 'shop', location: 'Graz' },
      },
      {
        name: 'skills, with rates that were slid to',
        events: [
          { type: 'typed.change', typed: { minRate: 40, maxRate: 100 } },
          { type: 'filters.change', filters: { skills: ['React', 'Figma'] } },
        ],
        from: { page: '2', sort: 'recent' },
        to: { sort: 'recent', minRate: '40', maxRate: '100', skills: 'React,Figma' },
      },
      {
        name: 'anyone',
        events: [
          {
            type: 'filters.change',
            filters: { minRating: null, availability: null, experienceLevel: null, skills: [], skillsExcluded: [] },
          },
        ],
        from: {
          minRating: '4.5',
          availability: 'false',
          experienceLevel: 'entry',
          skills: 'React',
          skillsExcluded: 'PHP',
        },
        to: {},
      },
      {
        name: 'an order',
        events: [{ type: 'sort.change', value: 'rate-low' }],
        from: { search: 'shop', page: '2' },
        to: { search: 'shop', sort: 'rate-low' },
      },
    ],
    input: { chosen: [] },
    isPaged: true,
  },
  {
    flow: 'jobDirectory',
    machine: jobDirectoryMachine,
    call: 'listPublicJobs',
    addressOf: workFromAddress,
    input: { freelancer: null },
    answer: { jobs },
    addresses: [
      {},
      { page: '2' },
      { search: 'shop', category: 'design', skills: 'Figma', sort: 'budget-low', page: '3' },
    ],
    controls: [
      {
        name: 'everything that the form asks for',
        events: [
          { type: 'form.change', change: { query: ' shop ', category: 'design', skills: ['Figma'] } },
          { type: 'form.change', change: { sort: 'proposals' } },
          { type: 'search.submit' },
        ],
        from: { page: '2' },
        to: { search: 'shop', category: 'design', skills: 'Figma', sort: 'proposals' },
      },
      {
        name: 'the whole directory',
        events: [
          { type: 'form.change', change: { query: '', category: null, skills: [] } },
          { type: 'form.change', change: { sort: 'latest' } },
          { type: 'search.submit' },
        ],
        from: { search: 'shop', category: 'design', skills: 'Figma', sort: 'proposals' },
        to: {},
      },
    ],
    isPaged: true,
  },
  {
    flow: 'talentDirectory',
    machine: talentDirectoryMachine,
    call: 'listPublicFreelancers',
    addressOf: talentFromAddress,
    answer: { freelancers },
    addresses: [{}, { page: '2' }, { search: 'shop', skills: 'React,Figma', minRate: '47.5', maxRate: '800' }],
    controls: [
      {
        name: 'everything that the form asks for',
        events: [
          { type: 'form.change', change: { query: ' shop ', skills: ['Figma'], location: ' Graz ' } },
          { type: 'form.change', change: { minRating: 4, minRate: 40, sort: 'recent' } },
          { type: 'search.submit' },
        ],
        from: { page: '2', maxRate: '100' },
        to: {
          search: 'shop',
          skills: 'Figma',
          location: 'Graz',
          minRating: '4',
          sort: 'recent',
          minRate: '40',
          maxRate: '100',
        },
      },
    ],
    isPaged: true,
  },
  {
    flow: 'talentComparison',
    machine: talentComparisonMachine,
    call: 'compareFreelancers',
    addressOf: comparisonFromAddress,
    answer: { freelancers },
    addresses: [{ people: peopleNamed(0, 1) }, { people: peopleNamed(1, 0) }, { people: peopleNamed(0, 1, 2) }],
    controls: [
      {
        name: 'without one of three people',
        events: [{ type: 'person.remove', id: peopleNamed(1) }],
        from: { people: peopleNamed(0, 1, 2) },
        to: { people: peopleNamed(0, 2) },
      },
    ],
    isPaged: false,
  },
  {
    flow: 'sentApplications',
    machine: sentApplicationsMachine,
    call: 'listFreelancerApplications',
    addressOf: sentAddressOf,
    answer: { applications: sentApplications },
    addresses: [{}, { page: '2', status: 'PENDING' }, { project: application.projectId }],
    controls: [
      {
        name: 'a status',
        events: [{ type: 'status.change', value: 'REJECTED' }],
        from: { page: '2' },
        to: { status: 'REJECTED' },
      },
    ],
    isPaged: true,
  },
  {
    flow: 'applicants',
    machine: applicantsMachine,
    call: 'listClientApplications',
    addressOf: applicantsAddressOf,
    answer: { applications: receivedApplications },
    addresses: [{}, { project: job.id, shortlist: '1', page: '2' }, { page: '3', application: job.id }],
    controls: [
      {
        name: 'a project',
        events: [{ type: 'project.filter', projectId: job.id }],
        to: { project: job.id },
      },
      {
        name: 'the shortlist',
        events: [{ type: 'shortlist.filter', isShortlist: true }],
        from: { project: job.id, page: '2' },
        to: { project: job.id, shortlist: '1' },
      },
      {
        name: 'all projects',
        events: [{ type: 'project.filter', projectId: null }],
        from: { project: job.id },
        to: {},
      },
    ],
    isPaged: true,
  },
];

/** A request that a list has made, in the order they were made. */
export interface ListCall {
  input: unknown;
  /** Whether it is neither answered nor overtaken. */
  isUnderWay: () => boolean;
  answer: (output: object) => void;
  fail: () => void;
}

/** Lets what was answered reach the machine: an answer takes a few microtasks. */
export async function ticks(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}

/** A list in a browser that keeps a history, with the answers to its requests in the test's hands. */
export function browse(list: AddressedList, start: Query, { isCarriedOut = true } = {}) {
  const calls: ListCall[] = [];
  const load = fromPromise<object, unknown>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        let isAnswered = false;
        const once = (settle: () => void) => () => {
          isAnswered = true;
          settle();
        };
        calls.push({
          input,
          isUnderWay: () => !isAnswered && !signal.aborted,
          answer: (output) => once(() => resolve(output))(),
          fail: once(() => reject(failing.network)),
        });
      }),
  );
  const machine = list.machine.provide({ actors: { [list.call]: load } });
  const actor: AnyActorRef = createActor(machine, { input: { address: list.addressOf(start), ...list.input } });
  const history = [start];
  let place = 0;

  const address = (): Query => history[place] ?? {};
  const tell = () => actor.send({ type: 'address.set', address: list.addressOf(address()) });
  function go(by: -1 | 1) {
    if (history[place + by] === undefined) return;
    place += by;
    tell();
  }
  function follow(to: Query, replace = false) {
    history.splice(replace ? place : place + 1, history.length, to);
    place = history.length - 1;
    tell();
  }
  actor.on('address.change', (effect) => {
    if (!isCarriedOut) return;
    // Emitted events are typed by the machine, which is any here.
    const { search, replace } = effect as ChangeAddress;
    const changed = Object.entries({ ...address(), ...search }).filter(([, value]) => value !== '');
    follow(Object.fromEntries(changed), replace);
  });
  actor.start();

  return { actor, calls, address, go, follow, state: (): unknown => actor.getSnapshot().value };
}
