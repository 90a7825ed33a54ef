import { Clock3, Cloud, Flag, User } from 'lucide-react';

import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { Timeline } from '../../packages/ui/src/components/Timeline/Timeline.tsx';
import type { TimelineEvent } from '../../packages/ui/src/components/Timeline/Timeline.tsx';
import { stateInWords } from '../stateMaps/storyNames.ts';
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
        <Badge tone={isLatest ? 'accent' : 'neutral'}>{stateInWords(state)}</Badge>
      </div>
    ),
  };
}

/** What has happened last, and where it has led; spoken too. It says the same at each letter that is typed. */
export function Latest({ moment: { journal, state } }: Pick<Played, 'moment'>) {
  const { cause, words } = journal.at(-1) ?? { cause: 'start', words: '' };
  return (
    <output className={styles.latest}>
      <Icon icon={icons[cause]} />
      {words}
      <Badge tone="accent">{stateInWords(state)}</Badge>
    </output>
  );
}

/** Everything that has happened, the latest first. */
export function Journal({ moment: { journal } }: Pick<Played, 'moment'>) {
  const latest = journal.at(-1);
  return (
    <Section title="Journal">
      {/* The one way to scroll it by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="What has happened, the latest first" tabIndex={0} className={styles.journal}>
        <Timeline events={journal.map((entry) => eventOf(entry, entry === latest)).toReversed()} />
      </section>
    </Section>
  );
}
