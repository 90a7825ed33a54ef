import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

import * as styles from './talent.css.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** Holds the places of freelancers' cards, part by part as high as they will be. */
export function TalentListPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        {places.map((place) => (
          <Card key={place}>
            <div className={styles.card}>
              <div className={styles.person}>
                <Beside mark={<Skeleton shape="circle" height="large" />} align="start" gap={4}>
                  <Skeleton textSize="lg" width="half" />
                  <Skeleton textSize="sm" width="third" />
                </Beside>
                <div className={styles.rest}>
                  <Skeleton lines={2} />
                  <Skeleton shape="block" height="small" width="most" />
                </div>
              </div>
              <div className={styles.terms}>
                <div>
                  <Skeleton textSize="lg" width="half" />
                  <Skeleton textSize="sm" width="most" lines={2} />
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
