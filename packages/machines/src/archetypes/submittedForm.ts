import type { AnyEventObject } from 'xstate';

import type { Toast } from '../kit/effects.ts';
import { refusedFields } from '../kit/failure.ts';
import type { FormContext, Problems } from '../kit/forms.ts';
import { forgetProblems, hasProblems, problemsFrom, refuse } from '../kit/forms.ts';
import type { FailedCall, PartAction } from '../kit/parts.ts';
import { madeBy, put, tell } from '../kit/parts.ts';

/** What a form that is sent keeps. */
export interface SubmissionContext<Values, Submission> extends FormContext<Values> {
  /** What is sent, or was last: the values as they were parsed when they were submitted. */
  submission: Submission | null;
}

export interface SubmittedFormOptions<Machine, Editing, Sending, Done, Call, Values, Context, Input> {
  /** The id of the machine. */
  machine: Machine;
  /** The state in which the form is edited, the one in which it is sent, and the one that follows. */
  states: { editing: Editing; sending: Sending; done: Done };
  /** What is wrong with the values, by field. The rest of the context is for what depends on more, as on the time. */
  problemsIn: (values: Values, context: Context) => Problems<Values>;
  /** Parses values that hold into what is sent. */
  submit: (context: Context) => Partial<Context>;
  /** The call, which is also the name of its actor. */
  call: Call;
  input: (context: Context) => Input;
  /** What follows when it was accepted. */
  accepted: readonly PartAction<Context, AnyEventObject>[];
  /** What is said when it was not. */
  failure: (error: unknown) => Toast;
}

/**
 * A form that is checked, parsed once and sent.
 *
 * Guarantees: only values that hold are sent, parsed when they are submitted, and once at a time; what is wrong is
 * marked at its field, whether it is found here or by the server; a failure keeps everything typed.
 */
export function submittedForm<
  const Machine extends string,
  const Editing extends string,
  const Sending extends string,
  const Done extends string,
  const Call extends string,
  Values extends object,
  Context extends FormContext<Values>,
  Input,
>(options: SubmittedFormOptions<Machine, Editing, Sending, Done, Call, Values, Context, Input>) {
  const { machine, states, problemsIn, submit, call, input, accepted, failure } = options;
  return {
    guards: {
      isComplete: ({ context }: { context: Context }) => !hasProblems(problemsIn(context.values, context)),
    },
    /** What submitting does with values that hold. */
    submit: {
      guard: 'isComplete',
      target: `#${machine}.${states.sending}`,
      actions: put<Context>(({ context }) => submit(context)),
    },
    /** What it does with others. */
    refuse: put<Context, AnyEventObject, FormContext<Values>>(({ context }) =>
      refuse(context, problemsIn(context.values, context)),
    ),
    sending: {
      meta: madeBy('submittedForm'),
      tags: 'busy',
      entry: put(forgetProblems),
      invoke: {
        id: call,
        src: call,
        input: ({ context }: { context: Context }) => input(context),
        onDone: { target: states.done, actions: accepted },
        onError: {
          target: states.editing,
          actions: [
            put<FormContext<Values>, FailedCall>(({ context, event }) =>
              refuse(context, problemsFrom(refusedFields(event.error), context.values)),
            ),
            tell<FailedCall>(({ event }) => failure(event.error)),
          ],
        },
      },
    },
  } as const;
}
