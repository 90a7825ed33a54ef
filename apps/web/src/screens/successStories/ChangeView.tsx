import type { Story } from './stories.ts';
import * as styles from './successStories.css.ts';

/** What it was like before, and what it is like now. */
export function ChangeView({ before, after }: Pick<Story, 'before' | 'after'>) {
  return (
    <dl className={styles.change}>
      <div>
        <dt className={styles.changeTerm}>Before</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt className={styles.changeTerm}>Now</dt>
        <dd className={styles.changeNow}>{after}</dd>
      </div>
    </dl>
  );
}
