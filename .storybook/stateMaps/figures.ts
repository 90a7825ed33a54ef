import type { AcceptedPictures } from './acceptedPictures.ts';
import type { MachineAddress, MachineFacts } from './machines.ts';
import { linkTo, storiesIn } from './storyNames.ts';
import type { StoryModule } from './storyNames.ts';

/** A machine in figures. */
export interface MachineFigures extends MachineAddress {
  states: number;
  transitions: number;
  /** Of a flow, all that its screen has; of a lifecycle, those that its states open. */
  stories: number;
  /** Those that were accepted of these stories. */
  pictures: number;
  /** When the last of them was; see `AcceptedPictures`. */
  accepted: string | null;
}

function storyIdsOf({ kind, stories }: MachineFacts, modules: readonly StoryModule[]): Set<string> {
  const links = Object.values(stories).filter((link) => link !== null);
  if (kind === 'lifecycles') return new Set(links.map(({ id }) => id));
  const titles = new Set(links.map(({ title }) => title));
  const own = modules.filter((module) => titles.has(module.default.title));
  return new Set(own.flatMap((module) => storiesIn(module).map((exported) => linkTo(module, exported).id)));
}

/** Counts what there is of a machine. */
export function figuresOf(
  facts: MachineFacts,
  modules: readonly StoryModule[],
  accepted: Readonly<Record<string, AcceptedPictures>>,
): MachineFigures {
  const { kind, name, chart } = facts;
  const ids = [...storyIdsOf(facts, modules)];
  const pictures = ids.flatMap((id) => accepted[id] ?? []);
  const dates = pictures.flatMap(({ last }) => last ?? []);
  return {
    kind,
    name,
    states: chart.states.length - 1,
    transitions: chart.transitions.length,
    stories: ids.length,
    pictures: pictures.reduce((sum, { count }) => sum + count, 0),
    accepted: dates.toSorted().at(-1) ?? null,
  };
}
