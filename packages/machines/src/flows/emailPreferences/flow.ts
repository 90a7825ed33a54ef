import type { MailKind } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { mailKindWords } from '../../domain/mailKinds.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { notSaved } from './failures.ts';

type Preference = Schema<'EmailPreference'>;

interface Context {
  /** What the switches show: the last wish, else what is saved. Null before anything is known. */
  shown: readonly Preference[] | null;
  /** As the server last told it. */
  saved: readonly Preference[];
  /** What was switched and is not saved yet, in the order in which it was switched. */
  wishes: readonly Preference[];
  /** The change that is being saved. */
  sent: Preference | null;
  /** Why the last change of a kind was not saved. */
  problems: Partial<Record<MailKind, string>>;
}

type Event = { type: 'preferences.retry' } | { type: 'mail.switch'; kind: MailKind; isOn: boolean };

const isSame = (one: Preference) => (other: Preference) => one.kind === other.kind && one.isOn === other.isOn;

const shownOf = ({ saved, wishes }: Pick<Context, 'saved' | 'wishes'>): readonly Preference[] =>
  saved.map((one) => wishes.find(({ kind }) => kind === one.kind) ?? one);

const preferences = resource({
  types: {} as Context,
  call: 'getEmailPreferences',
  keep: ({ mails }: Schema<'EmailPreferences'>) => ({ saved: mails, shown: mails }),
  shown: 'ready',
  retry: 'preferences.retry',
  said: 'Failed to load your email preferences. Please try again.',
});

/**
 * Which emails the account gets, a switch for each kind.
 *
 * Guarantees: each switch is saved by itself and shows at once what was chosen; switches may be pressed while another one
 * is being saved, and what each shows in the end is what the server has; one that could not be saved goes back, says so,
 * and leaves the others alone.
 *
 * Area: Account.
 */
export const emailPreferencesMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    getEmailPreferences: call<Schema<'EmailPreferences'>, void>('getEmailPreferences'),
    setEmailPreference: call<Schema<'EmailPreferences'>, Preference>('setEmailPreference'),
  },
  guards: { hasWishes: ({ context }) => context.wishes.length > 0 },
  actions: {
    wish: assign(({ context: { saved, wishes: former, problems }, event }) => {
      if (event.type !== 'mail.switch') return {};
      const { kind, isOn } = event;
      const { [kind]: _solved, ...others } = problems;
      const wishes = [...former.filter((wish) => wish.kind !== kind), { kind, isOn }];
      return { wishes, shown: shownOf({ saved, wishes }), problems: others };
    }),
    /** A wish that was changed meanwhile stays, and is sent next. */
    dropSent: assign(({ context: { saved, wishes: former, sent } }) => {
      const wishes = former.filter((wish) => !isSame(required(sent))(wish));
      return { wishes, sent: null, shown: shownOf({ saved, wishes }) };
    }),
  },
}).createMachine({
  id: 'emailPreferences',
  context: { shown: null, saved: [], wishes: [], sent: null, problems: {} },
  initial: 'loading',
  states: {
    loading: preferences.loading,
    failed: preferences.failed,
    ready: {
      ...preferences.shown,
      always: { guard: 'hasWishes', target: 'saving' },
      on: { 'mail.switch': { actions: 'wish' } },
    },
    saving: {
      tags: 'busy',
      entry: assign(({ context }) => ({ sent: context.wishes[0] ?? null })),
      on: { 'mail.switch': { actions: 'wish' } },
      invoke: {
        id: 'setEmailPreference',
        src: 'setEmailPreference',
        input: ({ context }) => required(context.sent),
        onDone: {
          target: 'ready',
          actions: [
            assign(({ event }) => ({ saved: event.output.mails })),
            emit(({ context }) => {
              const { kind, isOn } = required(context.sent);
              return success('Saved', `Emails about ${mailKindWords[kind]} are ${isOn ? 'on' : 'off'}.`);
            }),
            'dropSent',
          ],
        },
        onError: {
          target: 'ready',
          actions: [
            assign(({ context: { wishes, sent, problems }, event }) => {
              const { kind } = required(sent);
              // Who has pressed it again meanwhile is told how that went.
              const isWished = wishes.some(isSame(required(sent)));
              return isWished ? { problems: { ...problems, [kind]: notSaved(event.error) } } : {};
            }),
            'dropSent',
          ],
        },
      },
    },
  },
});
