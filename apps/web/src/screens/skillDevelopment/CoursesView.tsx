import { Badge } from '@guildhall/ui/Badge';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';

import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { SearchLink } from '../../shell/storyPage/SearchLink.tsx';
import { courses } from './courses.ts';
import * as styles from './skillDevelopment.css.ts';

/** Three courses that cost nothing: one large, two beside it. */
export function CoursesView({ search }: { search: SearchHref | null }) {
  return (
    <Chapter heading="above" id="courses" title="Three free courses to start with">
      <ul className={styles.courses}>
        {courses.map((course, index) => (
          <li key={course.title}>
            <Card as="article" padding={index === 0 ? 'large' : 'medium'} look={index === 0 ? 'raised' : 'flat'}>
              <div className={styles.course}>
                <Inline gap={3}>
                  <Badge tone="positive">Free</Badge>
                  <Text as="span" size="sm" tone="muted">
                    {course.subject}
                  </Text>
                </Inline>
                <Heading level={3} size={index === 0 ? 'xxl' : 'lg'}>
                  {course.title}
                </Heading>
                <Text>{course.text}</Text>
                {course.parts === undefined ? null : (
                  <ol className={styles.parts}>
                    {course.parts.map((part) => (
                      <li key={part} className={styles.part}>
                        {part}
                      </li>
                    ))}
                  </ol>
                )}
                <Text size="sm" tone="muted">
                  {course.level} · {course.length}
                </Text>
                <div className={styles.courseDoor}>
                  <SearchLink search={search} words={course.words} look="standalone" isStretched />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
