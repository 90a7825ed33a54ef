import type { AnsweredCall } from '../kit/parts.ts';
import { madeBy, put } from '../kit/parts.ts';

/** What a page keeps that says what its reader has applied to. */
export interface ReaderContext {
  /** The freelancer for whom it was asked for, by email; null for everyone else. */
  freelancer: string | null;
}

/** It is known who reads the page, or that has changed. */
export interface ReaderEvent {
  type: 'freelancer.set';
  freelancer: string | null;
}

export interface AppliedMarksOptions<Loading, Shown, Marking, Call, Context, Input, Output> {
  /** The flow's states: the first load, what is shown, and what is shown while its marks are on their way. */
  states: { loading: Loading; shown: Shown; marking: Marking };
  /** The call that answers with marks, which is also the name of its actor. */
  call: Call;
  input: (context: Context) => Input;
  /** What the flow keeps of the answer. */
  marked: (answer: Output) => Partial<Context>;
  /** The same without what its reader has applied to. */
  unmarked: (context: Context) => Partial<Context>;
}

const freelancerOf = ({ event }: { event: ReaderEvent }) => event.freelancer;

/**
 * What a freelancer has applied to, on a page that everyone reads and that the server draws before it is known who does.
 *
 * Guarantees: a freelancer is told what they have applied to, and no one else is; nothing leaves the screen meanwhile, nor
 * when that cannot be learned; each reader is asked about once.
 */
export function appliedMarks<
  const Loading extends string,
  const Shown extends string,
  const Marking extends string,
  const Call extends string,
  Context extends ReaderContext,
  Input,
  Output,
>(options: AppliedMarksOptions<Loading, Shown, Marking, Call, Context, Input, Output>) {
  const { states, call, input, marked, unmarked } = options;
  const another = { type: 'isAnother', params: freelancerOf } as const;
  const anotherFreelancer = { type: 'isAnotherFreelancer', params: freelancerOf } as const;
  const set = put<Context, ReaderEvent, Context | ReaderContext>(({ context, event: { freelancer } }) => ({
    ...unmarked(context),
    freelancer,
  }));
  const keep = put<Context, AnsweredCall<Output>>(({ event }) => marked(event.output));
  return {
    guards: {
      isAnother: ({ context }: { context: ReaderContext }, freelancer: string | null) =>
        freelancer !== context.freelancer,
      isAnotherFreelancer: ({ context }: { context: ReaderContext }, freelancer: string | null) =>
        freelancer !== null && freelancer !== context.freelancer,
    },
    /** Where nothing is shown that could be marked. */
    elsewhere: { 'freelancer.set': { guard: another, actions: set } },
    /** While it loads for an earlier reader: it loads anew. */
    loading: { 'freelancer.set': { guard: another, target: states.loading, reenter: true, actions: set } },
    shown: {
      'freelancer.set': [
        { guard: anotherFreelancer, target: states.marking, actions: set },
        { guard: another, actions: set },
      ],
    },
    /** The state in which it is there, and its marks are on their way. */
    marking: {
      meta: madeBy('appliedMarks'),
      tags: 'busy',
      invoke: {
        id: call,
        src: call,
        input: ({ context }: { context: Context }) => input(context),
        onDone: { target: states.shown, actions: keep },
        // Nothing is lost: what a mark leads to asks again by itself.
        onError: states.shown,
      },
      on: {
        'freelancer.set': [
          { guard: anotherFreelancer, target: states.marking, reenter: true, actions: set },
          { guard: another, target: states.shown, actions: set },
        ],
      },
    },
  } as const;
}
