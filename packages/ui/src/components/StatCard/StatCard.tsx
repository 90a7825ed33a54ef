import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Card } from '../Card/Card.tsx';
import type { CardProps } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** What the figure is made of or compared with. */
  hint?: ReactNode;
  /** A drawing beside the label, for the eye only. */
  icon?: LucideIcon;
  /** As in Card. Default `raised`. */
  look?: CardProps['look'];
}

/** One figure, large, with its name. A row of them stands in a Grid. */
export function StatCard({ label, value, hint, icon, look }: StatCardProps) {
  return (
    <Card {...(look === undefined ? {} : { look })}>
      <dl className={styles.statCard}>
        <dt className={styles.label}>
          {icon === undefined ? null : <Icon icon={icon} />}
          {label}
        </dt>
        <dd className={styles.value}>{value}</dd>
        {hint === undefined ? null : <dd className={styles.hint}>{hint}</dd>}
      </dl>
    </Card>
  );
}
