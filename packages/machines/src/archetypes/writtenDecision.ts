import type { AnyEventObject } from 'xstate';

import { refusedFields } from '../kit/failure.ts';
import type { FieldChange, FormContext } from '../kit/forms.ts';
import {
  edit,
  emptyForm,
  forgetProblems,
  hasProblems,
  parsed,
  problemsFrom,
  problemsOf,
  refuse,
} from '../kit/forms.ts';
import type { FormSchema } from '../kit/formSchema.ts';
import type { FailedCall } from '../kit/parts.ts';
import { madeBy, put } from '../kit/parts.ts';
import type { DecisionContext, DecisionOptions } from './decision.ts';
import { decision, decisionGuards } from './decision.ts';
import type { SubmissionContext } from './submittedForm.ts';

/** What a flow with written decisions keeps. */
export interface WrittenDecisionContext<Thing, Values, Submission>
  extends DecisionContext<Thing>, SubmissionContext<Values, Submission> {
  /** What the words are about; null before anything was written. */
  writtenAbout: string | null;
}

/** Where nothing has been chosen or written yet. */
export const nothingWritten = <Values>(values: Values) => ({
  ...emptyForm(values),
  chosen: null,
  submission: null,
  writtenAbout: null,
});

/** Guards of a machine that has written decisions. */
export const writtenDecisionGuards = { ...decisionGuards, wordsHold: (_: unknown, hold: boolean) => hold };

export interface WrittenDecisionOptions<
  Asking,
  Sending,
  Call,
  Choosing,
  Loading,
  Values,
  Schema,
  Context,
  Input,
> extends Omit<DecisionOptions<Sending, Call, Choosing, Loading, Context, Input, Asking>, 'again'> {
  /** The state in which it is asked, and the words are written. A failure leads back there, with all of them. */
  asking: Asking;
  /** The words before anything was written. */
  empty: Values;
  /** What the words must be, and what they are sent as. */
  schema: Schema;
}

/**
 * A decision that takes a few words: the reason of a refusal, a note with a request. The state `asking` holds the form,
 * `sending` carries the decision out.
 *
 * Guarantees: those of a decision; only words that hold are sent, parsed when it is confirmed; what is wrong is marked at
 * its field, whether it is found here or by the server; a failure and a second thought keep everything written.
 */
export const writtenDecision = <
  const Asking extends string,
  const Sending extends string,
  const Call extends string,
  const Choosing extends string,
  const Loading extends string,
  Values extends object,
  Schema extends FormSchema<NonNullable<Context['submission']>>,
  Context extends WrittenDecisionContext<unknown, Values, unknown>,
  Input,
>({
  asking,
  empty,
  schema,
  ...options
}: WrittenDecisionOptions<Asking, Sending, Call, Choosing, Loading, Values, Schema, Context, Input>) => {
  const made = decision({ ...options, again: asking });
  const meta = madeBy('writtenDecision');
  const problemsIn = (context: FormContext<Values>) => problemsOf<Values>(schema, context.values);
  const [overtaken, failed] = made.sending.invoke.onError;
  return {
    /**
     * Chooses what is decided on. What was written before about the same is still there; about anything else the words
     * begin empty.
     */
    choose: (
      context: Pick<Context, 'writtenAbout'>,
      chosen: Context['chosen'],
      writtenAbout: string,
    ): Pick<Context, 'chosen' | 'writtenAbout'> & Partial<FormContext<Values>> => ({
      ...(writtenAbout === context.writtenAbout ? {} : emptyForm(empty)),
      chosen,
      writtenAbout,
    }),
    asking: {
      meta,
      on: {
        ...made.asking.on,
        'field.change': {
          actions: put<FormContext<Values>, FieldChange<Values>>(({ context, event }) => edit(context, event)),
        },
        'decision.confirm': [
          {
            guard: {
              type: 'wordsHold',
              params: ({ context }: { context: Context }) => !hasProblems(problemsIn(context)),
            },
            target: options.sending,
            actions: put<Context, AnyEventObject, { submission: unknown }>(({ context }) => ({
              submission: parsed(schema, context.values),
            })),
          },
          {
            actions: put<FormContext<Values>, AnyEventObject>(({ context }) => refuse(context, problemsIn(context))),
          },
        ],
      },
    },
    sending: {
      ...made.sending,
      meta,
      entry: put(forgetProblems),
      invoke: {
        ...made.sending.invoke,
        onError: [
          overtaken,
          {
            ...failed,
            actions: [
              put<FormContext<Values>, FailedCall>(({ context, event }) =>
                refuse(context, problemsFrom(refusedFields(event.error), context.values)),
              ),
              ...failed.actions,
            ],
          },
        ],
      },
    },
  } as const;
};
