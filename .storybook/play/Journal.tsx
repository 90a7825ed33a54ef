import { Clock3, Cloud, Flag, User } from 'lucide-react';

import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import { Timeline } from '../../packages/ui/src/components/Timeline/Timeline.tsx';
import type { TimelineEvent } from '../../packages/ui/src/components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../packages/ui/src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Entry } from './journal.ts';
import * as styles from './play.css.ts';
import { Section } from './Section.tsx';
import { timeOf } from './times.ts';
import type { Played } from './useGame.ts';

const icons = { start: Flag, person: User, network: Cloud, time: Clock3 } as const;

const titleOf = ({ words, times }: Entry) => (times > 1 ? `${words} ×${times}` : words);

function eventOf(entry: Entry, isLatest: boolean): TimelineEvent {
  const { id, cause, detail, state, effects, at } = entry;
  return {
    id: String(id),
    title: titleOf(entry),
    time: timeOf(at),
    icon: icons[cause],
    tone: isLatest ? 'accent' : 'neutral',
    description: (
      <div className={styles.entry}>
        {detail === '' ? null : <span>{detail}</span>}
        {effects.map((effect, index) => (
          <span key={index}>
            <strong>Effect</strong> {effect}
          </span>
        ))}
        <Badge tone={isLatest ? 'accent' : 'neutral'}>{state}</Badge>
      </div>
    ),
  };
}

/** What is said of the latest entry: not each letter that is typed. */
const spoken = ({ words, state, effects }: Entry) => [words, state, ...effects].join('. ');

/** Everything that has happened, the latest first. */
export function Journal({ moment: { journal } }: Pick<Played, 'moment'>) {
  const latest = journal.at(-1);
  return (
    <Section title="Journal">
      <VisuallyHidden>
        <output>{latest && spoken(latest)}</output>
      </VisuallyHidden>
      {/* The one way to scroll it by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="What has happened, the latest first" tabIndex={0} className={styles.journal}>
        <Timeline events={journal.map((entry) => eventOf(entry, entry === latest)).toReversed()} />
      </section>
    </Section>
  );
}
