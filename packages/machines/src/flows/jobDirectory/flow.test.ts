import { describe, expect, it } from 'vitest';

import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork, workInAddress } from '../../domain/workCriteria.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { jobsOfFreelancer as allOfFreelancer, jobsOnPage } from '../../testing/samples.ts';
import { jobDirectoryMachine } from './flow.ts';
import { addressed, failure, found, foundApplied, input, signedIn } from './scenarios.ts';

const listed = jobsOnPage();
const { jobs } = listed;
const jobsOfFreelancer = allOfFreelancer.slice(0, jobs.length);

type Event = ReplayEvent<typeof jobDirectoryMachine>;

const run = (events: readonly Event[], change: Partial<WorkCriteria> = {}) => {
  const address = { ...allWork, ...change };
  const { snapshot, effects } = replay(jobDirectoryMachine, { ...input, address }, events);
  return { snapshot, effects, context: snapshot.context, params: asked(snapshot, 'listPublicJobs') };
};

const signedOut: Event = { type: 'freelancer.set', freelancer: null };
const another: Event = { type: 'freelancer.set', freelancer: 'emil@soerensen.example' };
const submit: Event = { type: 'search.submit' };

describe('the directory of jobs', () => {
  it('asks for what the address says, and sends only the filters that are set', () => {
    expect(run([]).params).toEqual({ params: { page: 1, limit: 12, sort: 'latest' } });
    const change = {
      query: 'shop',
      category: 'design',
      skills: ['Figma'],
      budgetMin: 500,
      duration: '1 month',
      sort: 'proposals',
      page: 2,
    } as const;
    expect(run([], change).params).toEqual({
      params: {
        page: 2,
        limit: 12,
        sort: 'proposals',
        query: 'shop',
        category: 'design',
        skills: 'Figma',
        budgetMin: 500,
        duration: '1 month',
      },
    });
  });

  it('does nothing about what is typed and chosen before it is sent', () => {
    const { snapshot, effects, context } = run([
      found,
      { type: 'form.change', change: { query: ' shop ' } },
      { type: 'form.change', change: { category: 'design' } },
      { type: 'form.change', change: { skills: ['Figma'] } },
      { type: 'form.change', change: { sort: 'budget-low' } },
    ]);
    expect([snapshot.value, effects]).toEqual(['listed', []]);
    expect(context.address).toEqual(allWork);
    expect(context.form).toEqual({
      ...allWork,
      query: ' shop ',
      category: 'design',
      skills: ['Figma'],
      sort: 'budget-low',
    });
  });

  it('asks for all of it at once when it is sent, from the first page', () => {
    const { effects } = run([found, { type: 'form.change', change: { query: ' shop ' } }, submit], {
      skills: ['Figma'],
      page: 3,
    });
    expect(effects).toEqual([
      { type: 'address.change', search: workInAddress({ ...allWork, query: 'shop', skills: ['Figma'] }) },
    ]);
  });

  it('loads the same list again when the same is sent again', () => {
    const { snapshot, effects } = run([found, submit]);
    expect([snapshot.value, effects]).toEqual(['loading', []]);
  });

  it('shows in its form what the address says', () => {
    const { context } = run([
      found,
      { type: 'form.change', change: { query: 'sho' } },
      addressed({ skills: ['React'], page: 2 }),
    ]);
    expect(context.form).toEqual({ ...allWork, skills: ['React'], page: 2 });
  });
});

describe('what a freelancer has applied to', () => {
  it('is learned without the list leaving the screen', () => {
    const marking = run([found, signedIn]);
    expect(marking.snapshot.value).toBe('marking');
    expect(marking.context.result).toEqual(listed);
    expect(marking.params).toEqual({ params: { page: 1, limit: 12, sort: 'latest' } });
    const { snapshot, context } = run([found, signedIn, foundApplied]);
    expect([snapshot.value, context.result?.jobs]).toEqual(['listed', jobsOfFreelancer]);
  });

  it('leaves the list as it is when it could not be learned', () => {
    const { snapshot, context, effects } = run([found, signedIn, failure]);
    expect([snapshot.value, context.result, effects]).toEqual(['listed', listed, []]);
  });

  it.each<[string, Event]>([
    ['signs out', signedOut],
    ['is another one', another],
  ])('is no longer shown when the reader %s', (_, event) => {
    expect(
      run([found, signedIn, foundApplied, event]).context.result?.jobs.map(({ application }) => application),
    ).toEqual(jobs.map(() => undefined));
  });

  it('is asked for once for each reader', () => {
    expect(run([found, signedIn, foundApplied, signedIn]).snapshot.value).toBe('listed');
    expect(run([found, signedIn, foundApplied, another]).snapshot.value).toBe('marking');
    expect(run([found, signedOut]).snapshot.value).toBe('listed');
  });
});
