import { Text } from '@guildhall/ui/Text';

import type { Pair } from './lessons.ts';
import * as styles from './successTips.css.ts';

/** Pairs of sentences: the weak one struck small, the strong one large, and why. */
export function PairsView({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ weak, strong, why }) => (
        <li key={weak} className={styles.pair}>
          <div className={styles.weak}>
            <p className={styles.label}>Instead of</p>
            <blockquote className={styles.weakWords}>{weak}</blockquote>
          </div>
          <div className={styles.strong}>
            <p className={styles.label}>Write</p>
            <blockquote className={styles.strongWords}>{strong}</blockquote>
            <Text size="sm" tone="muted">
              {why}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
