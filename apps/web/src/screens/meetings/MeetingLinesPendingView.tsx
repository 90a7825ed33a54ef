import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

/** Holds the place of an application's meetings: most have one. */
export function MeetingLinesPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={1}>
        <Skeleton />
        <Skeleton />
      </Stack>
    </div>
  );
}
