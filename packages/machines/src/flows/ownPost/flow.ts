import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { call } from '../../kit/actors.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

type List = Schema<'ClientProjectList'>;

interface Context extends OwnPostInput {
  project: Schema<'ClientProject'> | null;
}

export interface OwnPostInput {
  jobId: string;
}

type Event = {
  /** It was read again, as something was done elsewhere. */
  type: 'post.heard';
  list: List;
};

export interface OwnPostCall {
  params: QueryOf<'listClientProjects'>;
}

/** What is asked for: a list of one, or of none where the job is another client's. */
export const ownPostCall = (jobId: string): OwnPostCall => ({ params: { projectId: jobId, page: 1, limit: 1 } });

const reading = resource({
  types: {} as Context,
  call: 'listClientProjects',
  input: ({ jobId }) => ownPostCall(jobId),
  keep: ({ projects }: List) => ({ project: projects[0] ?? null }),
  shown: 'absent',
  failing: 'absent',
});

/**
 * What a client is told of a job besides, where it is their own.
 *
 * Guarantees: nothing is said of another client's job, nor where it could not be learned whose it is; what is shown stays
 * until something newer is there.
 *
 * Area: Finding.
 */
export const ownPostMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as OwnPostInput,
    tags: {} as 'busy',
  },
  actors: { listClientProjects: call<List, OwnPostCall>('listClientProjects') },
  guards: { isOwn: ({ context }) => context.project !== null },
}).createMachine({
  id: 'ownPost',
  context: ({ input }) => ({ ...input, project: null }),
  initial: 'loading',
  states: {
    loading: reading.loading,
    absent: { ...reading.shown, always: { guard: 'isOwn', target: 'shown' } },
    shown: {},
  },
  on: {
    'post.heard': { target: '.absent', actions: assign(({ event }) => ({ project: event.list.projects[0] ?? null })) },
  },
});
