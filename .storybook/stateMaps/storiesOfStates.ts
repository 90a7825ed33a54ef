import type { Chart, ChartState } from './graph.ts';
import { holdsOthers } from './graph.ts';
import { argsOf, linkTo } from './storyNames.ts';
import type { StoryLink, StoryModule } from './storyNames.ts';
import { storyOfState } from './storyOfState.ts';

/** The story that each state opens; null where there is none. */
export type StateStories = Readonly<Record<string, StoryLink | null>>;

/** Where a state that holds others begins. */
function firstIn(state: ChartState, { states }: Chart): ChartState {
  const first = states.find(({ parent, isInitial }) => parent === state.id && isInitial);
  return holdsOthers(state) && first ? firstIn(first, { states, name: '', transitions: [] }) : state;
}

/** The scenario that leads to a state, or to where one begins that holds others; null where it is left before it is seen. */
export function scenarioOf(stateId: string, chart: Chart, scenarios: readonly string[]): string | null {
  const state = chart.states.find(({ id }) => id === stateId);
  if (!state) return null;
  const { id } = firstIn(state, chart);
  // A scenario of parallel states carries the names of all that are active.
  return scenarios.find((name) => name.split(' ').includes(id)) ?? null;
}

/** Finds the stories of a flow's states: a state's story is named after it and draws its snapshot. */
export function storiesOfStates(
  chart: Chart,
  snapshots: Readonly<Record<string, unknown>>,
  modules: readonly StoryModule[],
): StateStories {
  const storyOf = (state: ChartState): StoryLink | null => {
    const name = scenarioOf(state.id, chart, Object.keys(snapshots));
    if (name === null) return null;
    const exported = storyOfState(name);
    const module = modules.find((candidate) => argsOf(candidate, exported)['snapshot'] === snapshots[name]);
    return module ? linkTo(module, exported) : null;
  };
  return Object.fromEntries(chart.states.map((state) => [state.id, storyOf(state)]));
}
