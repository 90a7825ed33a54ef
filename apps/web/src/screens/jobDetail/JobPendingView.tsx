import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

/** Holds the place of a job that is on its way. */
export function JobPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        <Skeleton textSize="sm" width="half" />
        <Skeleton shape="block" height="large" />
        <Skeleton lines={4} />
        <Skeleton shape="block" height="small" width="most" />
        <Skeleton shape="block" height="huge" />
      </Stack>
    </div>
  );
}
