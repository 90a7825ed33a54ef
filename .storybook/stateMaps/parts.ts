import type { Chart, ChartState, ChartTransition } from './graph.ts';
import { holdsOthers } from './graph.ts';
import { transitionWords } from './words.ts';

/** A line in a state's box. */
export interface Note {
  kind: 'together' | 'archetype' | 'call' | 'stays' | 'ignored';
  text: string;
  transition?: ChartTransition;
}

/** What one end of an edge hangs on. */
export interface Part {
  /** Unique in the drawing. */
  id: string;
  /** `state`: a box. `start`: the dot before the first state. `anywhere`: where an edge begins that leaves any state. */
  kind: 'state' | 'start' | 'anywhere';
  state: ChartState;
  title: string;
  notes: readonly Note[];
  parts: readonly Part[];
}

/** Everything that leads from one part to another: one line, however many events are written on it. */
export interface Link {
  id: string;
  from: string;
  to: string;
  /** The state it leads to. */
  target: string;
  /** Empty for the way from the dot to the first state. */
  transitions: readonly ChartTransition[];
}

/** A chart as it is drawn: boxes in boxes, and lines between them. */
export interface Parts {
  root: Part;
  links: readonly Link[];
}

export const partOf = (stateId: string) => `state:${stateId}`;
const startOf = (stateId: string) => `start:${stateId}`;
const anywhereOf = (stateId: string) => `anywhere:${stateId}`;

const isBelow = (id: string, outer: string) => outer === '' || id.startsWith(`${outer}.`);

/** An event that a state answers to by going somewhere inside itself can happen wherever it is in there. */
const leadsInside = ({ source }: ChartTransition, target: string) => isBelow(target, source) && target !== source;

const fromOf = (transition: ChartTransition, target: string) =>
  leadsInside(transition, target) ? anywhereOf(transition.source) : partOf(transition.source);

function notesOf(state: ChartState, { transitions }: Chart): Note[] {
  const staying = transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);
  return [
    ...(state.kind === 'parallel' ? [{ kind: 'together' as const, text: 'all of these at once' }] : []),
    ...(state.archetype === null ? [] : [{ kind: 'archetype' as const, text: state.archetype }]),
    ...state.calls.map((call): Note => ({ kind: 'call', text: `calls ${call}` })),
    ...staying.map((transition): Note => ({
      kind: transition.isIgnored ? 'ignored' : 'stays',
      text: transitionWords(transition),
      transition,
    })),
  ];
}

function partsBelow(state: ChartState, chart: Chart): Part[] {
  if (!holdsOthers(state)) return [];
  const inner = chart.states.filter(({ parent }) => parent === state.id);
  const bare = { state, title: '', notes: [], parts: [] };
  const isRoot = state.parent === null;
  const hasAnywhere = chart.transitions.some((transition) =>
    transition.targets.some((target) => fromOf(transition, target) === anywhereOf(state.id)),
  );
  // The machine itself has no box: what it answers to anywhere without moving is written where its edges begin.
  const notes = isRoot ? notesOf(state, chart) : [];
  return [
    ...(state.kind === 'compound' ? [{ ...bare, id: startOf(state.id), kind: 'start' as const }] : []),
    ...(hasAnywhere || notes.length > 0
      ? [{ ...bare, id: anywhereOf(state.id), kind: 'anywhere' as const, title: 'in any state', notes }]
      : []),
    ...inner.map((child) => partOfState(child, chart)),
  ];
}

function partOfState(state: ChartState, chart: Chart): Part {
  return {
    id: partOf(state.id),
    kind: 'state',
    state,
    title: state.name,
    notes: notesOf(state, chart),
    parts: partsBelow(state, chart),
  };
}

function linksOf({ states, transitions }: Chart): Link[] {
  const starts = states
    .filter(({ isInitial, parent }) => isInitial && parent !== null)
    .map(({ id, parent }): Link => {
      const from = startOf(parent ?? '');
      return { id: `${from} ${id}`, from, to: partOf(id), target: id, transitions: [] };
    });
  const links = new Map<string, Link>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const [from, to] = [fromOf(transition, target), partOf(target)];
      const id = `${from} ${to}`;
      const earlier = links.get(id)?.transitions ?? [];
      links.set(id, { id, from, to, target, transitions: [...earlier, transition] });
    }
  }
  return [...starts, ...links.values()];
}

/** What there is to draw of a chart. Every transition is there once for each of its targets, or as a note. */
export function partsOf(chart: Chart): Parts {
  const [machine] = chart.states;
  if (!machine) throw new Error(`The chart of ${chart.name} has no states.`);
  return { root: partOfState(machine, chart), links: linksOf(chart) };
}
