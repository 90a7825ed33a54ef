import { Card } from '@guildhall/ui/Card';
import type { ReactNode } from 'react';

import * as styles from './listCard.css.ts';

interface ListCardViewProps {
  /** Id of what names it; none where it holds the place of a card. */
  labelledBy?: string;
  /** Who or what it is. */
  head: ReactNode;
  /** The facts that decide. */
  terms: ReactNode;
  /** What can be done. */
  actions?: ReactNode;
  /** The rest. */
  children: ReactNode;
}

/** A card of a list: who or what, the facts that decide, the rest, then the way on. */
export function ListCardView({ labelledBy, head, terms, actions, children }: ListCardViewProps) {
  const card = (
    <div className={styles.room}>
      <div className={styles.card}>
        <div className={styles.main}>
          {head}
          <div className={styles.rest}>{children}</div>
        </div>
        <div className={styles.terms}>
          {terms}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </div>
  );
  if (labelledBy === undefined) return <Card>{card}</Card>;
  return (
    <Card as="article" aria-labelledby={labelledBy}>
      {card}
    </Card>
  );
}

/** One of the things that can be done: as wide as its column. */
export function ListActionView({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
