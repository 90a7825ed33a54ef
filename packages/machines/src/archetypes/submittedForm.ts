import type { AnyEventObject } from 'xstate';

import type { Toast } from '../kit/effects.ts';
import { refusedFields } from '../kit/failure.ts';
import type { FieldChange, FormContext, Problems } from '../kit/forms.ts';
import { edit, forgetProblems, hasProblems, problemsFrom, refuse } from '../kit/forms.ts';
import type { FailedCall } from '../kit/parts.ts';
import { keyed, madeBy, put, tellAny } from '../kit/parts.ts';

/** What a form that is sent keeps. */
export interface SubmissionContext<Values, Submission> extends FormContext<Values> {
  /** What is sent, or was last: the values as they were parsed when they were submitted. */
  submission: Submission | null;
}

const refusedIn = <Values extends object>(error: unknown, values: Values): Problems<Values> =>
  problemsFrom(refusedFields(error), values);

export interface SubmittedFormOptions<
  Machine,
  Event,
  Editing,
  Sending,
  Done,
  Call,
  Values,
  Context,
  Input,
  Accepted,
  Failures,
> {
  /** The id of the machine. */
  machine: Machine;
  /** The event that submits the form. */
  event: Event;
  /** The state in which the form is edited, the one in which it is sent, and the one that follows. */
  states: { editing: Editing; sending: Sending; done: Done };
  /** What an edit changes. Default: the field, whose problem is over with it. */
  edit?: (context: Context, event: FieldChange<Values>) => FormContext<Values>;
  /** What is wrong with the values, by field. The rest of the context is for what depends on more, as on the time. */
  problemsIn: (values: Values, context: Context) => Problems<Values>;
  /** Said besides when the form is submitted with values that do not hold, or not said. Default: nothing. */
  invalid?: (context: Context) => Toast | null;
  /** Parses values that hold into what is sent. */
  submit: (context: Context) => Partial<Context>;
  /** The call, which is also the name of its actor. */
  call: Call;
  input: (context: Context) => Input;
  /** What follows when it was accepted. */
  accepted: readonly Accepted[];
  /** Where certain failures lead instead of back to the form, as transitions. Default: none. */
  failures?: Failures;
  /** What the server refused, by field. Default: what it says of fields of this form. */
  refused?: (error: unknown, values: Values) => Problems<Values>;
  /** What is said when it was not accepted. */
  failure: (error: unknown, context: Context) => Toast | null;
}

/**
 * A form that is checked, parsed once and sent.
 *
 * Guarantees: only values that hold are sent, parsed when they are submitted, and once at a time; what is wrong is
 * marked at its field, whether it is found here or by the server; a failure keeps everything typed.
 */
export function submittedForm<
  const Machine extends string,
  const Event extends string,
  const Editing extends string,
  const Sending extends string,
  const Done extends string,
  const Call extends string,
  Values extends object,
  Context extends FormContext<Values>,
  Input,
  Accepted,
  const Failures extends readonly unknown[] = readonly [],
>(
  options: SubmittedFormOptions<
    Machine,
    Event,
    Editing,
    Sending,
    Done,
    Call,
    Values,
    Context,
    Input,
    Accepted,
    Failures
  >,
) {
  const { machine, event: name, states, problemsIn, submit, call, input, accepted, failures, failure } = options;
  const { edit: change = edit, invalid = () => null, refused = refusedIn } = options;
  const meta = madeBy('submittedForm');
  /** What submitting does: with values that hold, and with others. */
  const submitting = [
    {
      guard: 'isComplete',
      target: `#${machine}.${states.sending}`,
      actions: put<Context>(({ context }) => submit(context)),
    },
    {
      actions: [
        put<Context, AnyEventObject, FormContext<Values>>(({ context }) =>
          refuse(context, problemsIn(context.values, context)),
        ),
        tellAny<AnyEventObject, Context>(({ context }) => invalid(context)),
      ],
    },
  ] as const;
  const edited = put<Context, FieldChange<Values>, FormContext<Values>>(({ context, event }) => change(context, event));
  return {
    guards: {
      isComplete: ({ context }: { context: Context }) => !hasProblems(problemsIn(context.values, context)),
    },
    submitting,
    editing: { meta, on: { 'field.change': { actions: edited }, ...keyed(name, submitting) } },
    sending: {
      meta,
      tags: 'busy',
      entry: put(forgetProblems),
      invoke: {
        id: call,
        src: call,
        input: ({ context }: { context: Context }) => input(context),
        onDone: { target: states.done, actions: accepted },
        onError: [
          ...(failures ?? []),
          {
            target: states.editing,
            actions: [
              put<Context, FailedCall, FormContext<Values>>(({ context, event }) =>
                refuse(context, refused(event.error, context.values)),
              ),
              tellAny<FailedCall, Context>(({ context, event }) => failure(event.error, context)),
            ],
          },
        ],
      },
    },
    /** Where the flow ends: it was accepted, or something that happened elsewhere has overtaken it. */
    ended: { meta, type: 'final' },
  } as const;
}
