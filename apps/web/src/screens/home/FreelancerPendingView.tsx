import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';

import * as styles from './home.css.ts';

/** Holds the place of a featured freelancer, part by part as high as it will be. */
export function FreelancerPendingView() {
  return (
    <Card padding="small">
      <div className={styles.frame}>
        <div className={styles.person}>
          <Skeleton shape="circle" height="large" />
          <div className={styles.who}>
            <Skeleton textSize="lg" width="most" />
            <Skeleton textSize="sm" width="half" />
          </div>
          <div className={styles.standing}>
            <Skeleton width="third" />
            <Skeleton textSize="sm" width="half" />
          </div>
          <div className={styles.rest}>
            <Skeleton textSize="sm" />
            <Skeleton textSize="sm" width="most" />
            <Skeleton shape="block" height="small" width="half" />
          </div>
        </div>
      </div>
    </Card>
  );
}
