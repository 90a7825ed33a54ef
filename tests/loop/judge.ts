import { isDeepStrictEqual } from 'node:util';

import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createEmptyActor, transition } from 'xstate';

import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import type { Part } from './page/types.ts';
import type { Visit } from './visit.ts';

/** A flow as the stage judges it. */
export interface Flow {
  name: string;
  machine: AnyStateMachine;
  /** States that allow an event while no control sends it there, each with the reason. */
  hidden: Partial<Record<string, Partial<Record<string, string>>>>;
  /** Whether something other than a control is seen to send an event. */
  occurs: (type: string) => boolean;
}

export interface Finding {
  kind: 'dead control' | 'hidden event' | 'dead event' | 'unneeded reason' | 'not operated' | 'frozen control';
  where: string;
  text: string;
}

export const sentenceOf = ({ kind, where, text }: Finding): string => `${kind}: ${where}: ${text}`;

interface Sent {
  type: string;
  [name: string]: unknown;
}

/** What the controls of a flow sent, in all stories. */
export const sentTo = (flow: string, visits: readonly Visit[]): Sent[] =>
  visits.flatMap(({ operations }) =>
    operations.flatMap(({ effects }) =>
      effects.flatMap(({ sent }) => sent.filter((one) => one.flow === flow).map(({ event }) => event)),
    ),
  );

/** The states of a flow that were seen. */
export const statesIn = (flow: Flow, visits: readonly Visit[]): string[] => [
  ...new Set(
    visits.flatMap(({ parts }) => parts.filter((part) => part.flow === flow.name)).map(({ state }) => nameOf(state)),
  ),
];

/** Controls that send what the machine refuses, and controls that do nothing. */
export function deadControls({ story, operations }: Visit): Finding[] {
  return operations.flatMap(({ control, effects, trouble }): Finding[] => {
    const where = `${story}: ${control}`;
    if (trouble !== undefined) return [{ kind: 'not operated', where, text: trouble }];
    const sent = effects.flatMap((effect) => effect.sent);
    const refused = new Set(sent.filter(({ isAllowed }) => !isAllowed).map(({ event }) => JSON.stringify(event)));
    if (sent.length === 0 && !effects.some(({ isNoticed }) => isNoticed))
      return [{ kind: 'dead control', where, text: 'nothing was sent, and nothing happened on the page' }];
    return [...refused].map((event) => ({ kind: 'dead control', where, text: `the machine refuses ${event}` }));
  });
}

/** Controls of a component's own story that take no answer. */
export const frozenControls = ({ story, operations }: Visit): Finding[] =>
  operations
    .filter(({ isFrozen }) => isFrozen)
    .map(({ control }) => ({
      kind: 'frozen control',
      where: `${story}: ${control}`,
      text: 'it was given an answer, and does not show it',
    }));

/** The events that a machine knows, without XState's own. */
const eventsOf = ({ machine }: Flow): string[] => machine.events.filter((type) => !type.startsWith('xstate.'));

/** Whether a machine takes an event in the shape of one of the examples. */
function takes({ machine }: Flow, { state, context }: Part, examples: readonly Sent[]): boolean {
  // What is stored of a snapshot is enough to ask it again.
  const snapshot: AnyMachineSnapshot = machine.resolveState({ value: state as string, context });
  if (snapshot.status === 'done') return false;
  return examples.some((event) => snapshot.can(event));
}

/** What a story draws: stories of one snapshot are judged together, since one may cover what the other shows. */
const drawnIn = ({ parts: [part] }: Visit): string => JSON.stringify(part);

/** Events of a control that a machine takes in a snapshot, while no control of the stories that draw it sends them. */
export function hiddenEvents(flow: Flow, visits: readonly Visit[], used: Set<string>): Finding[] {
  const examples = sentTo(flow.name, visits);
  const drawn = Map.groupBy(
    visits.filter(({ parts: [part] }) => part?.flow === flow.name),
    drawnIn,
  );
  return [...drawn.values()].flatMap((stories) => {
    const [{ story, parts: [part] } = { story: '', parts: [] }] = stories;
    if (!part) return [];
    const state = nameOf(part.state);
    const sent = new Set(sentTo(flow.name, stories).map(({ type }) => type));
    return eventsOf(flow).flatMap((type): Finding[] => {
      const ofType = examples.filter((example) => example.type === type);
      // What no control sends anywhere comes from elsewhere.
      if (ofType.length === 0 || sent.has(type) || !takes(flow, part, ofType)) return [];
      if (flow.hidden[type]?.[state] !== undefined) {
        used.add(`${flow.name} ${type} ${state}`);
        return [];
      }
      return [
        { kind: 'hidden event', where: story, text: `the machine takes ${type} in ${state}, and no control sends it` },
      ];
    });
  });
}

/** Events that nothing sends, fields that no control changes, and reasons for what is not hidden. */
export function deadEvents(flow: Flow, visits: readonly Visit[], used: ReadonlySet<string>): Finding[] {
  const { name, hidden, occurs } = flow;
  const types = new Set(sentTo(name, visits).map(({ type }) => type));
  const dead = eventsOf(flow).filter((type) => !types.has(type) && !occurs(type));
  const unneeded = Object.entries(hidden).flatMap(([type, states = {}]) =>
    Object.keys(states)
      .filter((state) => !used.has(`${name} ${type} ${state}`))
      .map((state) => `${type} is not hidden in ${state}`),
  );
  return [...dead.map((type) => `nothing sends ${type}`), ...uneditedFields(flow, visits)]
    .map((text): Finding => ({ kind: 'dead event', where: name, text }))
    .concat(unneeded.map((text): Finding => ({ kind: 'unneeded reason', where: name, text })));
}

/** What a form holds is changed by some control in some story: by an edit, or by another event. */
function uneditedFields({ name, machine }: Flow, visits: readonly Visit[]): string[] {
  const edited = new Set<string>();
  const fields = new Set<string>();
  for (const visit of visits) {
    const part = visit.parts.find(({ flow }) => flow === name);
    // Forms keep what was typed under one name: see forms.ts of the machines.
    const before = valuesOf(part?.context);
    if (!part || before === undefined) continue;
    for (const field of Object.keys(before)) fields.add(field);
    // What the machine keeps running may be written to by an event.
    const children = Object.fromEntries(machine.root.invoke.map(({ id }) => [id, createEmptyActor()]));
    const snapshot = { ...machine.resolveState({ value: part.state as string, context: part.context }), children };
    for (const event of sentTo(name, [visit])) {
      const [next] = transition(machine, snapshot, event);
      const after = valuesOf(next.context) ?? {};
      for (const field of Object.keys(before)) if (!isDeepStrictEqual(before[field], after[field])) edited.add(field);
    }
  }
  return [...fields].filter((field) => !edited.has(field)).map((field) => `no control changes ${field}`);
}

const valuesOf = (context: unknown) => (context as { values?: Record<string, unknown> } | undefined)?.values;
