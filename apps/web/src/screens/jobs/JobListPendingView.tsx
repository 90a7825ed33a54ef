import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

import * as styles from './jobs.css.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** Holds the places of job cards, part by part as high as they will be. */
export function JobListPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        {places.map((place) => (
          <Card key={place}>
            <div className={styles.card}>
              <div className={styles.work}>
                <div>
                  <Skeleton textSize="lg" width="half" />
                  <Skeleton textSize="sm" width="third" />
                </div>
                <div className={styles.rest}>
                  <Skeleton lines={2} />
                  <Skeleton shape="block" height="small" width="most" />
                  <Skeleton textSize="sm" width="quarter" />
                </div>
              </div>
              <div className={styles.terms}>
                <div>
                  <Skeleton textSize="lg" width="most" />
                  <Skeleton textSize="sm" width="half" />
                </div>
                <div className={styles.actions}>
                  <div className={styles.action}>
                    <Skeleton shape="block" />
                  </div>
                  <div className={styles.action}>
                    <Skeleton shape="block" />
                  </div>
                </div>
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
