import type { AnyEventObject } from 'xstate';

import type { Failed } from '../kit/actors.ts';
import type { Toast } from '../kit/effects.ts';
import type { FieldChange, FormContext, Problems } from '../kit/forms.ts';
import { emptyForm } from '../kit/forms.ts';
import type { AnsweredCall, FailedCall, PartAction } from '../kit/parts.ts';
import { answer, failure, keyed, madeBy, put, tell } from '../kit/parts.ts';
import { isOutdated } from '../kit/profileFailures.ts';
import { required } from '../kit/required.ts';
import type { Versioned } from '../kit/schema.ts';
import { changedElsewhere, mergeVersions } from '../kit/versions.ts';
import type { SubmissionContext } from './submittedForm.ts';
import { submittedForm } from './submittedForm.ts';

/** What a form with a version keeps. */
export interface VersionedContext<Values, Submission> extends SubmissionContext<Values, Submission> {
  /** What was typed and is to outlive what is being loaded. */
  draft: Values | null;
  /** The version that was loaded. */
  etag: string | null;
  /** What that version says; null until it is there. */
  base: Values | null;
  /** The fields that a newer version has changed, as it says them. */
  elsewhere: Partial<Values>;
}

export interface VersionedInput<Values> {
  /** What was typed before, by a form that was left unsaved. It takes the place of what is loaded. */
  draft: Values | null;
}

/** The choice after a change elsewhere: the newer version, or what was typed in place of it. */
export type VersionEvent = { type: 'version.load' } | { type: 'version.override' };

/** A save over the version that was loaded. */
export interface SaveCall<Submission> {
  ifMatch: string | undefined;
  body: Submission;
}

export interface VersionedFormOptions<Machine, Retry, Event, Load, Save, Data, Values, Submission> {
  /** The id of the machine. Its states are called `loading`, `loadFailed`, `editing`, `saving` and `saved`. */
  machine: Machine;
  /** The event that loads again after a failure. */
  retry: Retry;
  /** The event that saves. */
  event: Event;
  /** The calls, which are also the names of their actors. */
  calls: { load: Load; save: Save };
  empty: Values;
  /** What was loaded, as it is edited. */
  valuesOf: (data: Data) => Values;
  /** What an edit changes. Default: the field, whose problem is over with it. */
  edit?: (form: FormContext<Values>, event: FieldChange<Values>) => FormContext<Values>;
  problemsIn: (values: Values) => Problems<Values>;
  /** Said besides when it is to be saved with values that do not hold, or not said. Default: nothing. */
  invalid?: (form: FormContext<Values>) => Toast | null;
  /** Values that hold, as they are sent. */
  parse: (values: Values) => Submission;
  /** What follows when it was saved. */
  saved: readonly PartAction<VersionedContext<Values, Submission>, AnyEventObject>[];
  loadFailure: (error: unknown) => Toast;
  /** What else follows when it could not be loaded. Default nothing. */
  loadFailed?: readonly PartAction<VersionedContext<Values, Submission>, FailedCall>[];
  saveFailure: (error: unknown) => Toast;
}

/**
 * A form over something that others may change: loaded with its version, edited, and saved over that version.
 *
 * Guarantees: what is saved is based on the version that was loaded, never over a change made elsewhere; after such a
 * change the person sees what it was and chooses between it and what they typed, which keeps what they did not touch as
 * it is there; a newer version that says the same in every field stands in no one's way; after all this, and after any
 * failure, everything typed is still there.
 */
export function versionedForm<
  const Machine extends string,
  const Retry extends string,
  const Event extends string,
  const Load extends string,
  const Save extends string,
  Data,
  Values extends object,
  Submission,
>(options: VersionedFormOptions<Machine, Retry, Event, Load, Save, Data, Values, Submission>) {
  type Context = VersionedContext<Values, Submission>;
  const {
    machine,
    retry,
    event,
    calls,
    empty,
    valuesOf,
    edit,
    problemsIn,
    invalid,
    parse,
    saved,
    loadFailure,
    loadFailed = [],
    saveFailure,
  } = options;
  const form = submittedForm({
    machine,
    event,
    states: { editing: 'editing', sending: 'saving', done: 'saved' },
    ...(edit && { edit }),
    problemsIn,
    ...(invalid && { invalid }),
    submit: ({ values }: Context) => ({ submission: parse(values) }),
    call: calls.save,
    input: ({ etag, submission }): SaveCall<Submission> => ({ ifMatch: etag ?? undefined, body: required(submission) }),
    accepted: saved,
    failures: [{ guard: { type: 'isOutdated', params: failure }, target: 'comparing' }],
    failure: saveFailure,
  });
  const meta = madeBy('versionedForm');
  const newerIn = ({ base, values }: Context, { output }: AnsweredCall<Versioned<Data>>) =>
    changedElsewhere(required(base), values, valuesOf(output.data));
  return {
    guards: {
      ...form.guards,
      isOutdated: (_: unknown, { error }: Failed) => isOutdated(error),
      saysTheSame: ({ context }: { context: Context }, answered: AnsweredCall<Versioned<Data>>) =>
        Object.keys(newerIn(context, answered)).length === 0,
    },
    context: ({ draft }: VersionedInput<Values>): Context => ({
      ...emptyForm(draft ?? empty),
      draft,
      etag: null,
      base: null,
      elsewhere: {},
      submission: null,
    }),
    chart: {
      initial: 'loading',
      states: {
        loading: {
          meta,
          tags: 'busy',
          invoke: {
            id: calls.load,
            src: calls.load,
            onDone: {
              target: 'editing',
              actions: put<Context, AnsweredCall<Versioned<Data>>>(
                ({ context: { draft, base }, event: { output } }) => {
                  const loaded = valuesOf(output.data);
                  const kept = draft !== null && base !== null ? mergeVersions(base, draft, loaded) : draft;
                  return {
                    ...emptyForm(kept ?? loaded),
                    draft: null,
                    base: loaded,
                    elsewhere: {},
                    etag: output.etag,
                  };
                },
              ),
            },
            onError: {
              target: 'loadFailed',
              actions: [tell<FailedCall>(({ event }) => loadFailure(event.error)), ...loadFailed],
            },
          },
        },
        loadFailed: { meta, on: keyed(retry, 'loading') },
        editing: {
          meta,
          initial: 'current',
          on: { 'field.change': form.editing.on['field.change'] },
          states: {
            current: { meta, on: keyed(event, form.submitting) },
            /** It was changed elsewhere. */
            outdated: {
              meta,
              on: {
                'version.load': `#${machine}.loading`,
                'version.override': {
                  target: `#${machine}.loading`,
                  actions: put<Context>(({ context }) => ({ draft: context.values })),
                },
              },
            },
          },
        },
        saving: { ...form.sending, meta },
        /** There is a newer version: what of it concerns this form? */
        comparing: {
          meta,
          tags: 'busy',
          invoke: {
            id: calls.load,
            src: calls.load,
            onDone: [
              {
                guard: { type: 'saysTheSame', params: answer },
                target: 'saving',
                actions: put<Context, AnsweredCall<Versioned<Data>>>(({ event: { output } }) => ({
                  base: valuesOf(output.data),
                  etag: output.etag,
                })),
              },
              {
                target: 'editing.outdated',
                // The form says so, and offers both versions.
                actions: put<Context, AnsweredCall<Versioned<Data>>>(({ context, event }) => ({
                  elsewhere: newerIn(context, event),
                })),
              },
            ],
            onError: { target: 'editing', actions: tell<FailedCall>(({ event }) => saveFailure(event.error)) },
          },
        },
        saved: { ...form.ended, meta },
      },
    },
  } as const;
}
