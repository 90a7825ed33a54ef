import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import * as styles from './getStarted.css.ts';

const needed = [
  { name: 'An email address', text: 'We will send it a 6-digit code, valid for ten minutes.' },
  { name: 'A password', text: 'Six characters or more. Long and used nowhere else is best.' },
  { name: 'Two minutes', text: 'For the account. The profile takes about 15 minutes, and can wait.' },
];

/** What to have at hand. */
export function NeededView() {
  return (
    <Chapter id="needed" title="What you need">
      <dl className={styles.needed}>
        {needed.map(({ name, text }) => (
          <div key={name} className={styles.need}>
            <dt className={styles.needName}>{name}</dt>
            <dd className={styles.needText}>{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
