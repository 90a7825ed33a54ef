import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { SearchLink } from '../../shell/storyPage/SearchLink.tsx';
import { learningPaths } from './learningPaths.ts';
import * as styles from './skillDevelopment.css.ts';

/** Each path as a line with its stations. */
export function PathsView({ search }: { search: SearchHref | null }) {
  return (
    <Chapter id="paths" title="Three learning paths">
      <ul className={styles.paths}>
        {learningPaths.map(({ title, text, duration, stages, words }) => (
          <li key={title} className={styles.path}>
            <div className={styles.pathWords}>
              <Heading level={3} size="lg">
                {title}
              </Heading>
              <Text tone="muted" isMeasured>
                {text} {duration}.
              </Text>
            </div>
            <ol className={styles.stages} aria-label={`Stages: ${title}`}>
              {stages.map((stage) => (
                <li key={stage} className={styles.stage}>
                  {stage}
                </li>
              ))}
            </ol>
            <SearchLink search={search} words={words} look="standalone" />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
