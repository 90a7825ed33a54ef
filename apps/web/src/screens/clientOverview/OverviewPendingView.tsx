import { Card } from '@guildhall/ui/Card';
import { Columns } from '@guildhall/ui/Columns';
import { Grid } from '@guildhall/ui/Grid';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

const figures = ['first', 'second', 'third', 'fourth'];

/** Holds the places of figures, of what waits and of what happened lately. */
export function OverviewPendingView() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">Loading your dashboard</VisuallyHidden>
      <Stack gap={8}>
        <Grid itemWidth="narrow" gap={4} isFilled>
          {figures.map((figure) => (
            <Card key={figure}>
              <Stack gap={1}>
                <Skeleton textSize="sm" width="most" />
                <Skeleton textSize="display" width="third" />
                <Skeleton textSize="sm" width="most" />
              </Stack>
            </Card>
          ))}
        </Grid>
        <Columns
          sideWidth="wide"
          side={
            <Stack gap={3}>
              <Skeleton textSize="md" width="half" />
              <Skeleton shape="block" height="small" />
              <Skeleton shape="block" height="small" />
            </Stack>
          }
        >
          <Stack gap={3}>
            <Skeleton textSize="md" width="third" />
            <Card>
              <Stack gap={5}>
                {figures.map((figure) => (
                  <Skeleton key={figure} lines={2} />
                ))}
              </Stack>
            </Card>
          </Stack>
        </Columns>
      </Stack>
    </div>
  );
}
