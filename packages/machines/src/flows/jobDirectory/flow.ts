import { setup } from 'xstate';

import type { ReaderContext, ReaderEvent } from '../../archetypes/appliedMarks.ts';
import { appliedMarks } from '../../archetypes/appliedMarks.ts';
import type { Directory } from '../../archetypes/directory.ts';
import { directory } from '../../archetypes/directory.ts';
import { withoutApplication } from '../../domain/jobs.ts';
import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { workInAddress, workParams } from '../../domain/workCriteria.ts';
import { problem } from '../../kit/effects.ts';
import type { Schema } from '../../kit/schema.ts';

type JobList = Schema<'JobList'>;
type Types = Directory<WorkCriteria, JobList, ReaderContext, ReaderEvent>;

export interface JobDirectoryInput extends ReaderContext {
  address: WorkCriteria;
}

const list = directory({
  types: {} as Omit<Types, 'input'> & { input: JobDirectoryInput },
  operation: 'listPublicJobs',
  paramsOf: workParams,
  entriesOf: ({ jobs }) => jobs,
  inAddress: workInAddress,
  failure: problem('Error', 'Failed to load jobs. Please try again.'),
});

const marks = appliedMarks({
  states: { loading: 'loading', shown: 'listed', marking: 'marking' },
  call: 'listPublicJobs',
  input: ({ address }: Types['context']) => ({ params: workParams(address) }),
  marked: (result: JobList) => ({ result }),
  unmarked: ({ result }) => ({ result: result && { ...result, jobs: result.jobs.map(withoutApplication) } }),
});

const { states } = list.chart;

/**
 * The public directory of jobs.
 *
 * Guarantees: those of a directory, and those of marks for what its reader has applied to. It takes every filter of the
 * search behind the login; what its form has no field for stays as the address says it.
 *
 * Area: Finding.
 */
export const jobDirectoryMachine = setup({
  ...list.setup,
  guards: { ...list.setup.guards, ...marks.guards },
}).createMachine({
  id: 'jobDirectory',
  context: ({ input }) => ({ ...input, form: input.address, result: null }),
  ...list.chart,
  on: { ...list.chart.on, ...marks.elsewhere },
  states: {
    ...states,
    loading: { ...states.loading, on: marks.loading },
    listed: { ...states.listed, on: marks.shown },
    marking: marks.marking,
  },
});
