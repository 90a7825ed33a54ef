import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import * as styles from '../clientDashboard/clientDashboard.css.ts';

const places = ['first', 'second'];

/** Holds the places of applications that are on their way. */
export function ApplicantsPendingView() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">Loading the applications</VisuallyHidden>
      <Stack gap={4}>
        <div>
          <Skeleton textSize="xl" width="half" />
          <Skeleton textSize="sm" width="third" />
        </div>
        {places.map((place) => (
          <Card key={place}>
            <div className={styles.broadApplication}>
              <div className={styles.applicant}>
                <Beside align="start" mark={<Skeleton shape="circle" />}>
                  <Skeleton textSize="lg" width="most" />
                  <Skeleton textSize="sm" lines={2} />
                </Beside>
                <Skeleton shape="block" height="small" width="third" />
                <Skeleton textSize="lg" width="most" />
                <Skeleton shape="block" height="small" width="most" />
                <Skeleton textSize="sm" lines={2} />
              </div>
              <div className={styles.broadAnswer}>
                <Skeleton lines={3} />
                <Skeleton lines={3} />
                <Skeleton shape="block" width="half" />
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
