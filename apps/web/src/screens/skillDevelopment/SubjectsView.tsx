import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { SearchLink } from '../../shell/storyPage/SearchLink.tsx';
import * as styles from './skillDevelopment.css.ts';

/** Each with the number of its courses, and the skill that its name searches for. */
const subjects = [
  { name: 'Web Development', courses: 15, words: 'React', text: 'Pages, shops and the services behind them' },
  { name: 'UI/UX Design', courses: 12, words: 'Figma', text: 'Screens that make sense at a glance' },
  { name: 'Content Writing', courses: 8, words: 'Content Writing', text: 'Writing that holds the reader' },
  { name: 'Digital Marketing', courses: 10, words: 'SEO', text: 'Reaching people who are searching' },
  { name: 'Photography', courses: 6, words: 'Adobe Photoshop', text: 'From the first shot to the final files' },
  {
    name: 'Business Skills',
    courses: 9,
    words: 'Project Management',
    text: 'Quotes, prices, deadlines and difficult conversations',
  },
] as const;

/** The subjects, set like the contents of a book. */
export function SubjectsView({ search }: { search: SearchHref | null }) {
  return (
    <Chapter
      heading="above"
      id="subjects"
      title="Six subjects"
      // A line for everyone: who is here is known when the page is already read, and nothing may move then.
      lead={search === null ? 'Start with any one of them.' : 'Each name opens a search.'}
    >
      <ul className={styles.subjects}>
        {subjects.map(({ name, courses, words, text }) => (
          <li key={name} className={styles.subject}>
            <div className={styles.subjectLine}>
              <Heading level={3} size="xl">
                <SearchLink search={search} words={words} look="quiet">
                  {name}
                </SearchLink>
              </Heading>
              <span className={styles.leader} />
              <span className={styles.count}>
                {courses} <span className={styles.unit}>courses</span>
              </span>
            </div>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
