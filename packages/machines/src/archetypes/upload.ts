import type { AnyEventObject } from 'xstate';

import type { Toast } from '../kit/effects.ts';
import type { AnsweredCall, FailedCall } from '../kit/parts.ts';
import { madeBy, put, tell } from '../kit/parts.ts';
import type { UploadProgress } from '../kit/upload.ts';

/** What a flow with a file to send keeps. */
export interface UploadContext {
  /** What is wrong with the file, in words that name the remedy. */
  problem: string | null;
  /** How much of it is sent, in percent. */
  progress: number;
}

export interface UploadOptions<Context, Call, Input, Output, Done, Failing> {
  /** What the flow keeps. */
  types: Context;
  /** The call, which is also the name of its actor. */
  call: Call;
  /** What the call is given, besides what takes how much is sent. */
  input: (context: Context) => Input;
  /** The state that follows, and what of the answer is kept. */
  done: Done;
  keep: (output: Output, context: Context) => Partial<Context>;
  said: Toast;
  /** The state to which a failure leads. */
  failing: Failing;
  failure: (error: unknown) => Toast;
}

/**
 * A file that is sent.
 *
 * Guarantees: it is sent once at a time, and how much of it is sent is known; a failure keeps the file, and is said beside it
 * for as long as it is not sent again.
 */
export const upload = <
  Context extends UploadContext,
  const Call extends string,
  Input extends object,
  Output,
  const Done extends string,
  const Failing extends string,
>({
  call,
  input,
  done,
  keep,
  said,
  failing,
  failure,
}: UploadOptions<Context, Call, Input, Output, Done, Failing>) =>
  ({
    meta: madeBy('upload'),
    tags: 'busy',
    entry: put<UploadContext, AnyEventObject>(() => ({ problem: null, progress: 0 })),
    on: {
      'progress.know': {
        actions: put<UploadContext, UploadProgress>(({ event }) => ({ progress: event.percent })),
      },
    },
    invoke: {
      id: call,
      src: call,
      input: ({ context, self }: { context: Context; self: { send: (event: UploadProgress) => void } }) => ({
        ...input(context),
        tell: (progress: UploadProgress) => self.send(progress),
      }),
      onDone: {
        target: done,
        actions: [
          put<Context, AnsweredCall<Output>>(({ context, event }) => keep(event.output, context)),
          tell(() => said),
        ],
      },
      onError: {
        target: failing,
        // It is said beside the file.
        actions: put<UploadContext, FailedCall>(({ event }) => ({
          problem: failure(event.error).description ?? null,
        })),
      },
    },
  }) as const;
