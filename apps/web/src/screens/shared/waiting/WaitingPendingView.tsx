import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

/** Holds the place of what waits for someone. */
export function WaitingPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={3}>
        <Skeleton textSize="md" width="third" />
        <Skeleton shape="block" height="small" />
      </Stack>
    </div>
  );
}
