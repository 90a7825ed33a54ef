import type { EventObject } from 'xstate';

import { troubleOf } from '../../packages/machines/src/kit/failure.ts';
import type { Flow } from '../../packages/machines/src/testing/defineFlow.ts';
import { failing } from '../../packages/machines/src/testing/replay.ts';
import type { Answer, WaitingCall } from './calls.ts';
import { answerIn, callsOf } from './calls.ts';
import type { Refusals } from './refusals.ts';

/** One of the things that can become of a call. */
export interface Outcome {
  /** Unique among those of its call. */
  label: string;
  /** More about it; empty where the label says all. */
  words: string;
  answer: Answer;
}

/** What a flow knows of a call's answers: each once, with the scenario that it leads to, or passes. */
interface Known {
  answer: Answer;
  scenario: string;
}

/** What a flow's scenarios have answered to these calls. An answer is named after where it leads, if that is a scenario. */
function knownIn({ scenarios, others }: Flow, ids: readonly string[]): Known[] {
  // Events of a flow, whose machine is not known here.
  const lists = Object.entries(scenarios).map(
    ([name, { events }]) => [name, events as readonly EventObject[]] as const,
  );
  const ending = lists.flatMap(([name, events]) => events.slice(-1).map((event) => [name, event] as const));
  const passing = [...lists, ['', others as readonly EventObject[]] as const].flatMap(([name, events]) =>
    events.map((event) => [name, event] as const),
  );
  const found = new Map<string, Known>();
  for (const [scenario, event] of [...ending, ...passing]) {
    const given = answerIn(event);
    if (!given || !ids.includes(given.id)) continue;
    const { answer } = given;
    const key = JSON.stringify(answer);
    if (!found.has(key)) found.set(key, { answer, scenario });
  }
  return [...found.values()];
}

/** What a flow's scenarios have answered to a call, or else to the same operation where another state calls it. */
function knownAnswers(flow: Flow, { id, name }: WaitingCall): Known[] {
  const own = knownIn(flow, [id]);
  const same = callsOf(flow.machine).flatMap((call) => (call.name === name ? call.id : []));
  const others = knownIn(flow, same).filter(({ answer }) => own.every((known) => known.answer.type !== answer.type));
  return [...own, ...others];
}

/** What has gone wrong with a call, in a few words. */
export function troubleWords(error: unknown): string {
  const trouble = troubleOf(error);
  switch (trouble.kind) {
    case 'refused':
      return `Refused, ${trouble.status}`;
    case 'network':
      return 'No connection';
    case 'unreadable':
      return 'Unreadable answer';
    case 'aborted':
      return 'Given up';
    case 'unexpected':
      return 'Fails unexpectedly';
  }
}

function successes(known: readonly Known[]): Outcome[] {
  const found = known.filter(({ answer }) => answer.type === 'succeed');
  // What no scenario answers is done once it is asked for.
  if (found.length === 0) return [{ label: 'Succeeds', words: '', answer: { type: 'succeed', output: undefined } }];
  return found.map(({ answer, scenario }) => ({
    label: found.length > 1 && scenario !== '' ? `Succeeds: ${scenario}` : 'Succeeds',
    words: '',
    answer,
  }));
}

function refusals(known: readonly Known[], declared: Refusals[string]): Outcome[] {
  const told = known.flatMap(({ answer, scenario }): Outcome[] => {
    if (answer.type === 'succeed') return [];
    const trouble = troubleOf(answer.error);
    if (trouble.kind !== 'refused') return [];
    const words = declared.find(({ status }) => status === trouble.status)?.words;
    return [{ label: troubleWords(answer.error), words: trouble.message || (words ?? scenario), answer }];
  });
  const others = declared.map(({ status, words, message, retryAfter }): Outcome => {
    const error = failing.refused(status, message, {}, retryAfter);
    return { label: troubleWords(error), words, answer: { type: 'fail', error } };
  });
  return [...told, ...others.filter(({ label }) => told.every((outcome) => outcome.label !== label))];
}

/** Each label once: what is called the same is counted. */
const distinct = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.map((outcome, index) => {
    const same = outcomes.slice(0, index).filter(({ label }) => label === outcome.label).length;
    return same === 0 ? outcome : { ...outcome, label: `${outcome.label} (${same + 1})` };
  });

/** Everything that can become of a call: as scenarios have it, as the contract refuses it, and as a network fails. */
export function outcomesOf(flow: Flow, call: WaitingCall, contract: Refusals): Outcome[] {
  const known = knownAnswers(flow, call);
  const refused = refusals(known, contract[call.name] ?? []);
  // What no server answers cannot be read wrongly.
  const failures = refused.length > 0 ? [failing.network, failing.unreadable] : [failing.network];
  return distinct([
    ...successes(known),
    ...refused,
    ...failures.map((error): Outcome => ({ label: troubleWords(error), words: '', answer: { type: 'fail', error } })),
  ]);
}
