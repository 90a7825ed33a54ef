import { Heading } from '@guildhall/ui/Heading';

import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import * as styles from './howToFindWork.css.ts';
import { tipGroups } from './tips.ts';

export function TipsView() {
  return (
    <Chapter id="tips" title="What clients notice">
      <div className={styles.tipGroups}>
        {tipGroups.map(({ title, tips }) => (
          <div key={title} className={styles.tipGroup}>
            <Heading level={3} size="lg" face="display">
              {title}
            </Heading>
            <ul className={styles.tips}>
              {tips.map((tip) => (
                <li key={tip} className={styles.tip}>
                  {tip}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  );
}
