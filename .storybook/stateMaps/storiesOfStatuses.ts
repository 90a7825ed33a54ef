import type { Chart } from './graph.ts';
import type { StateStories } from './storiesOfStates.ts';
import { argsOf, linkTo, storiesIn } from './storyNames.ts';
import type { StoryModule } from './storyNames.ts';

type Thing = Readonly<Record<string, unknown>>;

/**
 * The status that a thing of the contract has in a lifecycle, told by the fields that only such a thing has. A lifecycle
 * that is not here is shown by no screen as a status.
 */
const statusIn: Readonly<Record<string, (thing: Thing) => unknown>> = {
  projectStatus: (thing) => ('budgetMin' in thing ? thing['status'] : undefined),
  applicationStatus: (thing) => ('proposal' in thing ? thing['status'] : undefined),
  meetingStatus: (thing) => ('meetingType' in thing ? thing['status'] : undefined),
};

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** What stands in lists: a screen shows the status of what it lists, not of everything that is told along with it. */
function* listed(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) yield* value.filter(isThing);
  if (isThing(value)) for (const inner of Object.values(value)) yield* listed(inner);
}

/** Finds, for each status of a lifecycle, the first story whose list has something in that status. */
export function storiesOfStatuses(chart: Chart, modules: readonly StoryModule[]): StateStories {
  const statusOf = statusIn[chart.name];
  const stories = modules.flatMap((module) =>
    storiesIn(module).map((exported) => {
      const { snapshot } = argsOf(module, exported);
      const context = isThing(snapshot) && isThing(snapshot['context']) ? snapshot['context'] : {};
      // Where a flow keeps the list that its screen shows.
      const list = context['result'] ?? context['groups'];
      const statuses = new Set(statusOf ? [...listed(list)].map(statusOf) : []);
      return { statuses, link: linkTo(module, exported) };
    }),
  );
  return Object.fromEntries(
    chart.states.map(({ id }) => [id, stories.find(({ statuses }) => statuses.has(id))?.link ?? null]),
  );
}
