import type { EventObject } from 'xstate';

import { answerIn } from './calls.ts';
import { troubleWords } from './outcomes.ts';

/** Who has made something happen. */
export type Cause = 'start' | 'person' | 'network' | 'time';

/** Something that has happened. What happens several times in a row, such as typing, is one entry. */
export interface Entry {
  id: number;
  cause: Cause;
  words: string;
  /** What came with it. */
  detail: string;
  times: number;
  /** The state that it has led to. */
  state: string;
  /** What the flow has asked of the app. */
  effects: readonly string[];
  /** In milliseconds since 1970. */
  at: number;
  /** The field that was typed in, for instance. */
  subject: unknown;
}

/** What flows take that are told the time. */
export const tick = 'clock.tick';

/** One line holds so many characters. */
const longest = 160;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** What an event carries besides its type. */
export const contentOf = (event: EventObject): string =>
  cut(
    Object.entries(event)
      .filter(([name, value]) => name !== 'type' && !isEmpty(value))
      .map(([name, value]) => `${name}: ${written(value)}`)
      .join(', '),
  );

/** What the flow asks of the app. Its texts say by themselves what they are. */
export const effectWords = (effect: EventObject): string =>
  cut(
    Object.entries(effect)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => (typeof value === 'string' ? value : `${name}: ${written(value)}`))
      .join(' · '),
  );

type Told = Pick<Entry, 'cause' | 'words' | 'detail'>;

/** An event in words. `isTimed`: it was due. */
function eventWords(event: EventObject, isTimed: boolean): Told {
  const { type } = event;
  if (type === 'xstate.init') return { cause: 'start', words: 'Begins', detail: '' };
  if (type.startsWith('xstate.after.')) return { cause: 'time', words: 'The time of the state is up', detail: '' };
  const given = answerIn(event);
  if (given === null)
    return { cause: isTimed || type === tick ? 'time' : 'person', words: type, detail: contentOf(event) };
  const { id, answer } = given;
  const words = answer.type === 'succeed' ? 'succeeds' : troubleWords(answer.error).toLowerCase();
  return { cause: 'network', words: `${id}: ${words}`, detail: '' };
}

type Circumstances = Pick<Entry, 'state' | 'effects' | 'at'> & { isTimed: boolean };

/** What an event is about, so that typing in one field is one entry. */
const subjectOf = (event: EventObject): unknown => ('name' in event ? event.name : undefined);

/** The journal with what has happened. */
export function noted(journal: readonly Entry[], event: EventObject, circumstances: Circumstances): Entry[] {
  const { isTimed, state, effects, at } = circumstances;
  const told = eventWords(event, isTimed);
  const subject = subjectOf(event);
  const last = journal.at(-1);
  const isSame = last?.words === told.words && last.cause === told.cause && last.subject === subject;
  const isAgain = isSame && last.state === state && last.effects.length + effects.length === 0;
  if (isAgain) return [...journal.slice(0, -1), { ...last, ...told, at, times: last.times + 1 }];
  return [...journal, { ...told, id: (last?.id ?? 0) + 1, subject, times: 1, state, effects, at }];
}
