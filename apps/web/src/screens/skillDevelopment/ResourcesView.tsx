import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { resources } from './resources.ts';
import * as styles from './skillDevelopment.css.ts';

export function ResourcesView() {
  return (
    <Chapter id="resources" title="Other ways to learn">
      <dl className={styles.resources}>
        {resources.map(({ name, text }) => (
          <div key={name} className={styles.resource}>
            <dt className={styles.resourceName}>{name}</dt>
            <dd className={styles.resourceText}>{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
