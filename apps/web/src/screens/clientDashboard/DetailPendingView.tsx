import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

/** Holds the place of an application's details. */
export function DetailPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        <Skeleton shape="block" />
        <Skeleton shape="block" height="large" />
      </Stack>
    </div>
  );
}
