import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import * as styles from '../shared/listCard/listCard.css.ts';

const places = ['first', 'second', 'third'];

/** Holds the places of job cards, part by part as high as they will be. */
export function PostedJobsPendingView() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">Loading your jobs</VisuallyHidden>
      <Stack gap={4}>
        {places.map((place) => (
          <Card key={place}>
            <div className={styles.room}>
              <div className={styles.card}>
                <div className={styles.main}>
                  <div>
                    <Skeleton textSize="lg" width="half" />
                    <Skeleton textSize="sm" width="third" />
                  </div>
                  <div className={styles.rest}>
                    <Skeleton lines={2} />
                    <Skeleton shape="block" height="small" width="most" />
                  </div>
                </div>
                <div className={styles.terms}>
                  <div>
                    <Skeleton textSize="lg" width="most" />
                    <Skeleton textSize="sm" width="half" />
                  </div>
                  <div className={styles.actions}>
                    <div>
                      <Skeleton shape="block" height="small" width="most" />
                      <Skeleton textSize="sm" width="half" />
                    </div>
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
