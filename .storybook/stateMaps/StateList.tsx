import { ArrowRight } from 'lucide-react';
import { useId } from 'react';

import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../packages/ui/src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Chart, ChartState, ChartTransition } from './graph.ts';
import * as styles from './stateMap.css.ts';
import type { StateStories } from './storiesOfStates.ts';
import { StoryAnchor } from './StoryAnchor.tsx';
import { triggerWords } from './triggers.ts';
import { unbuilt } from './unbuilt.ts';
import { conditionWords, traitsOf } from './words.ts';

export interface StateListProps {
  chart: Chart;
  stories: StateStories;
  /** The state to point out. */
  current?: string | undefined;
}

/** Everything that a drawing says, in words: each state, and below it what it answers to. */
export function StateList({ chart, stories, current }: StateListProps) {
  const headingId = useId();
  const answersOf = ({ id }: ChartState) => chart.transitions.filter(({ source }) => source === id);
  // The machine itself is worth an entry only where it answers to something.
  const states = chart.states.filter((state) => state.parent !== null || answersOf(state).length > 0);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Heading level={2} size="lg" id={headingId}>
        In words
      </Heading>
      <ul className={styles.list}>
        {states.map((state) => (
          <li key={state.id} className={styles.entry} data-current={current === state.id || undefined}>
            <StateName machine={chart.name} state={state} story={stories[state.id] ?? null} />
            <Answers transitions={answersOf(state)} isFinal={state.kind === 'final'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StateNameProps {
  machine: string;
  state: ChartState;
  story: StateStories[string];
}

function StateName({ machine, state, story }: StateNameProps) {
  const isMachine = state.parent === null;
  return (
    <div className={styles.state}>
      <Heading level={3} size="md">
        {story && !isMachine ? <StoryAnchor story={story}>{state.id}</StoryAnchor> : isMachine ? 'any state' : state.id}
      </Heading>
      <div className={styles.traits}>
        {traitsOf(state).map((trait) => (
          <Badge key={trait}>{trait}</Badge>
        ))}
        {state.calls.map((call) => (
          <Badge key={call} tone="progress">
            calls {call}
          </Badge>
        ))}
      </div>
      {story || isMachine ? null : <p className={styles.aside}>{whyNoStory(state, machine)}</p>}
    </div>
  );
}

const whyNoStory = ({ isPassedThrough }: ChartState, machine: string) =>
  isPassedThrough ? 'No story: it is left before anybody sees it.' : (unbuilt[machine] ?? 'No story shows it yet.');

function Answers({ transitions, isFinal }: { transitions: readonly ChartTransition[]; isFinal: boolean }) {
  if (transitions.length === 0) {
    return <p className={styles.aside}>{isFinal ? 'Here it ends.' : 'Answers to nothing of its own.'}</p>;
  }
  return (
    <ul className={styles.answers}>
      {transitions.map((transition) => (
        <li key={transition.id} className={styles.answer}>
          <span>
            <span className={styles.trigger}>{triggerWords(transition.trigger)}</span>
            <span className={styles.condition}>{conditionWords(transition)}</span>
          </span>
          <Consequence {...transition} />
        </li>
      ))}
    </ul>
  );
}

function Consequence({ targets, isIgnored }: ChartTransition) {
  if (targets.length === 0) return <span className={styles.condition}>{isIgnored ? 'is ignored' : 'stays'}</span>;
  return (
    <span className={styles.target}>
      <Icon icon={ArrowRight} isDirectional />
      <VisuallyHidden>leads to </VisuallyHidden>
      {targets.join(' and ')}
    </span>
  );
}
