import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { initialTransition, transition } from 'xstate';

import { failing, nameOf, rejected, settled } from '../../packages/machines/src/testing/replay.ts';
import type { NamedFlow } from '../flows.ts';

/** How far from where scenarios lead, and how many situations of a flow, so that it stays cheap. */
const deepest = 3;
const most = 160;

const failures = [
  ...[401, 403, 404, 409, 412, 422, 429, 500].map((status) => failing.refused(status, 'No.')),
  failing.network,
  failing.unreadable,
  failing.unexpected,
];

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** Tells nothing from something, and a text from one that is too long. */
function sizeOf(value: unknown): string {
  const kind = kindOf(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value === 0 ? 'none' : kind;
  if (typeof value === 'string') return value === '' ? 'no text' : value.length > 5000 ? 'long text' : 'text';
  if (Array.isArray(value)) return `${Math.min(value.length, 2)} in ${kind}`;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? `empty ${kind}` : kind;
}

const shapeOf = (record: object, depth = 4): string =>
  Object.entries(record)
    .map(([key, value]) => {
      const isRecord = kindOf(value) === 'object' && depth > 1;
      return isRecord ? `${key} {${shapeOf(value as object, depth - 1)}}` : `${key} ${sizeOf(value)}`;
    })
    .join();

/** Two snapshots in which the same can happen, as far as what they hold says it. */
const situationOf = ({ value, status, context }: AnyMachineSnapshot): string =>
  `${nameOf(value)} ${status} ${shapeOf(context)}`;

const isList = (output: unknown): output is { pagination: object } & Record<string, unknown> =>
  typeof output === 'object' && output !== null && 'pagination' in output;

/** A page of a list, and what else may have become of it: it has one entry less, others changed, or is past the end. */
function pagesLike(output: unknown): unknown[] {
  if (!isList(output)) return [output];
  const entries = Object.entries(output).find(([, value]) => Array.isArray(value));
  if (!entries) return [output];
  const [key, all] = entries as [string, unknown[]];
  const past = { page: 3, limit: 10, total: 11, pages: 2 };
  const none = { page: 1, limit: 10, total: 0, pages: 0 };
  return [
    output,
    { ...output, [key]: [], pagination: past },
    { ...output, [key]: [], pagination: none },
    { ...output, [key]: all.slice(1) },
  ];
}

interface Typing extends EventObject {
  name: string;
  value: unknown;
}

const isTyping = (event: EventObject): event is Typing => event.type === 'field.change' && 'name' in event;

/** A refusal of every field of a form. */
const fieldsOf = ({ values = {} }: AnyMachineSnapshot['context']): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, 'No.']));

/** What is typed is also taken out again, and also too long. */
const variantsOf = (event: EventObject, texts: ReadonlySet<string>): EventObject[] =>
  isTyping(event) && texts.has(event.name)
    ? [event, { ...event, value: '' }, { ...event, value: 'much too long '.repeat(500) }]
    : [event];

/** Every event that a flow knows, each with every content that is known of it. */
function alphabetOf({ machine, scenarios, snapshots, others }: NamedFlow) {
  const texts = new Set(
    Object.values<AnyMachineSnapshot>(snapshots).flatMap(({ context: { values = {} } }) =>
      Object.keys(values).filter((name) => values[name] === ''),
    ),
  );
  const all: readonly EventObject[] = [
    ...Object.values(scenarios).flatMap(({ events }) => events as readonly EventObject[]),
    ...others,
  ];
  const distinct = [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
  const outputsOf = (id: string) =>
    distinct.flatMap((event) =>
      event.type === `xstate.done.actor.${id}` && 'output' in event ? pagesLike(event.output) : [],
    );
  // The longest says the most of what may have become of it.
  const [longest] = distinct
    .flatMap((event) => ('output' in event && isList(event.output) ? event.output : []))
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  const lists = longest ? pagesLike(longest) : [];
  const own = distinct.filter(({ type }) => !type.startsWith('xstate.')).flatMap((event) => variantsOf(event, texts));
  const bare = machine.events
    .filter((type) => type !== 'list.heard' && !type.startsWith('xstate.') && own.every((event) => event.type !== type))
    .map((type) => ({ type }));

  /** What can happen at a snapshot: what a person does, what is heard, the answers that are awaited, and time. */
  return ({ children, context, _nodes: active }: AnyMachineSnapshot): EventObject[] => {
    const heard = machine.events.includes('list.heard')
      ? lists.flatMap((list) =>
          [true, false].map((wasHeld) => ({
            type: 'list.heard',
            // Applicants know their page beside their address.
            address: 'page' in context ? context : context.address,
            list,
            wasHeld,
          })),
        )
      : [];
    const answers = active
      .flatMap(({ invoke }) => invoke)
      .filter(({ id, onDone }) => onDone !== undefined && children[id] !== undefined)
      .flatMap(({ id }) => {
        const outputs = outputsOf(id);
        const written = distinct.filter(({ type }) => type === `xstate.error.actor.${id}`);
        return [
          ...(outputs.length > 0 ? outputs : [undefined]).map((output) => settled(id, output)),
          ...written,
          ...failures.map((failure) => rejected(id, failure)),
          rejected(id, failing.refused(422, 'No.', fieldsOf(context))),
        ];
      });
    const delays = active.flatMap(({ ownEvents }) => ownEvents.filter((type) => type.startsWith('xstate.after.')));
    return [...own, ...bare, ...heard, ...answers, ...delays.map((type) => ({ type }))];
  };
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Every transition of a chart for an event, with a name: where it begins, the event, and which of several it is. */
function transitionsOf({ machine }: NamedFlow): Map<AnyTransitionDefinition, string> {
  return new Map(
    nodesOf(machine.root).flatMap(({ path, transitions }) =>
      [...transitions].flatMap(([type, list]) =>
        list.map((one, place): [AnyTransitionDefinition, string] => [
          one,
          `${path.join('.') || 'anywhere'}: ${type}${list.length > 1 ? ` ${place + 1}` : ''}`,
        ]),
      ),
    ),
  );
}

export interface Explored {
  /** The transitions that the chart has, and those of them that no event took. */
  all: readonly string[];
  left: readonly string[];
  /** What must not be, each once. */
  faults: readonly string[];
}

/** Sends a flow every event that it knows from wherever its scenarios lead, and from where that leads. */
export function explore(flow: NamedFlow, isOptional: (key: string) => boolean): Explored {
  const { machine, scenarios, snapshots } = flow;
  const eventsAt = alphabetOf(flow);
  const taken = new Set<unknown>();
  const faults = new Set<string>();
  const states = new Set(Object.values<AnyMachineSnapshot>(snapshots).map(({ value }) => nameOf(value)));
  const reached = new Map<string, { snapshot: AnyMachineSnapshot; depth: number }>();
  const arrive = (situation: string, snapshot: AnyMachineSnapshot, depth: number) => {
    if (!reached.has(situation)) reached.set(situation, { snapshot, depth });
  };
  for (const [name, { input, events }] of Object.entries(scenarios)) {
    let [snapshot] = initialTransition(machine, input as never);
    for (const event of events as readonly EventObject[]) {
      arrive(situationOf(snapshot), snapshot, 0);
      [snapshot] = transition(machine, snapshot, event);
    }
    arrive(name, snapshot, 0);
  }
  const keys = [...reached.values()].map(({ snapshot }) => Object.keys(snapshot.context).toSorted().join());
  const send = (snapshot: AnyMachineSnapshot, event: EventObject): { next: AnyMachineSnapshot; isNew: boolean } => {
    const known = taken.size;
    for (const one of machine.getTransitionData(snapshot, event)) taken.add(one);
    const [next] = transition(machine, snapshot, event);
    if (next.status === 'error') throw next.error;
    return { next, isNew: taken.size > known };
  };
  // The map grows while it is gone through.
  for (const { snapshot, depth } of reached.values()) {
    if (snapshot.status !== 'active') continue;
    for (const event of eventsAt(snapshot)) {
      const where = `${nameOf(snapshot.value)}, ${event.type}`;
      try {
        const { next, isNew } = send(snapshot, event);
        if (!states.has(nameOf(next.value))) faults.add(`${where}: no scenario shows ${nameOf(next.value)}.`);
        if (!keys.includes(Object.keys(next.context).toSorted().join()))
          faults.add(`${where}: the context has other keys.`);
        for (const [key, value] of Object.entries(next.context))
          if (value === undefined && !isOptional(key)) faults.add(`${where}: ${key} is not there any more.`);
        if (isNew || (depth < deepest && reached.size < most)) arrive(situationOf(next), next, depth + 1);
      } catch (error) {
        faults.add(`${where}: ${String(error)}`);
      }
    }
  }
  const named = transitionsOf(flow);
  return {
    all: [...named.values()],
    left: [...named].filter(([one]) => !taken.has(one)).map(([, name]) => name),
    faults: [...faults],
  };
}
