import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import * as styles from './about.css.ts';

const values = [
  {
    title: 'Name the price first',
    text: 'Every post states its budget and duration before anyone writes a proposal. No one has to ask.',
  },
  {
    title: 'Answer everyone',
    text: 'When a position is filled, everyone who applied hears about it. No one is left waiting for an answer.',
  },
  {
    title: 'Reputation is earned',
    text: 'Ratings come from clients, once for each finished project. You cannot buy one, and you cannot buy a better place in a list.',
  },
  {
    title: 'The agreement is yours',
    text: 'The contract and the payment stay between client and freelancer. We make the introduction, then step aside.',
  },
  {
    title: 'Open to everyone',
    text: 'It works with a keyboard, a screen reader or an old phone, because talent does not depend on equipment.',
  },
];

/** What the place stands for, as a numbered list that is read from top to bottom. */
export function ValuesView() {
  return (
    <Chapter id="values" title="What we stand for">
      <ol className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <Heading level={3} size="lg">
              {title}
            </Heading>
            <Text tone="muted" isMeasured>
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
