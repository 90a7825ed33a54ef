import { useId, useState } from 'react';

import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { openHere } from '../../stateMaps/openStory.ts';
import type { ListedStory } from '../stories/storyList.ts';
import * as styles from './breakingPoint.css.ts';
import { isPromised, promise } from './breakingPoints.ts';
import type { Setting } from './breakingPoints.ts';
import type { Broken } from './found.ts';

interface BrokenListProps {
  /** Null where no run has left any. */
  broken: readonly Broken[] | null;
  stories: readonly ListedStory[];
  /** The address of this tool with a story at a setting. */
  linkOf: (id: string, setting: Setting) => string;
  onOpen: (id: string, setting: Setting) => void;
}

/** How many are listed at first. */
const first = 20;

/** Where stories break, as the run has found it, the worst first. Each place opens. */
export function BrokenList({ broken, stories, linkOf, onOpen }: BrokenListProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const names = new Map(stories.map((story) => [story.id, story.name]));
  const promised = broken?.filter(({ points }) => points.some(isPromised)).length ?? 0;
  const listed = isWhole ? broken : broken?.slice(0, first);
  return (
    <section aria-labelledby={id} className={styles.broken}>
      <Heading level={2} size="lg" id={id}>
        Where stories break
      </Heading>
      {broken === null ? (
        <Text isMeasured>
          This Storybook has not been searched yet. <code>npm run breaking-points</code> does it, and lists the stories
          here.
        </Text>
      ) : (
        <Text isMeasured>
          {broken.length} stories break somewhere, the worst first, and {promised} of them within what we promise: from{' '}
          {promise.width} px on, with text of up to {promise.text}%.
        </Text>
      )}
      <ul className={styles.brokenList}>
        {listed?.map(({ id: storyId, points }) => (
          <li key={storyId} className={styles.brokenStory}>
            <Text weight="semibold">{names.get(storyId) ?? storyId}</Text>
            <ul className={styles.points}>
              {points.map(({ width, text, faults }) => (
                <li key={`${width} ${text}`} className={styles.point}>
                  <a
                    href={linkOf(storyId, { width, text })}
                    target="_top"
                    className={styles.pointLink}
                    onClick={(event) => openHere(event, () => onOpen(storyId, { width, text }))}
                  >
                    {width} px, text {text}%
                  </a>
                  <Text size="sm" tone="muted">
                    {isPromised({ width, text }) ? 'Promised. ' : ''}
                    {faults.map(({ message }) => message).join(' ')}
                  </Text>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {broken && broken.length > first && !isWhole ? (
        <div>
          <Button onPress={() => setWhole(true)}>Show all {broken.length}</Button>
        </div>
      ) : null}
    </section>
  );
}
