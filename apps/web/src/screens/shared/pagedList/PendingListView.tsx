import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

const places = ['first', 'second', 'third'];

/** Holds the places of cards that are on their way. */
export function PendingListView({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="quarter" />
        {places.map((place) => (
          <Card key={place}>
            <Stack gap={4}>
              <div>
                <Skeleton textSize="lg" width="half" />
                <Skeleton textSize="sm" width="third" />
              </div>
              <Skeleton lines={2} />
              <Skeleton shape="block" height="small" width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
