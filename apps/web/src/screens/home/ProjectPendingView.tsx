import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';

import * as styles from './home.css.ts';

/** Holds the place of a project, part by part as high as it will be. */
export function ProjectPendingView() {
  return (
    <Card>
      <div className={styles.project}>
        <Skeleton textSize="lg" width="most" />
        <Skeleton textSize="xl" width="half" />
        <Skeleton shape="block" height="small" width="most" />
        <div className={styles.projectDoor}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Card>
  );
}
