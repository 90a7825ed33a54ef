import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

/** Holds the place of a profile that is on its way. */
export function ProfilePendingView() {
  return (
    <Container>
      <div aria-busy="true">
        <Stack gap={6}>
          <PageHeader title="Loading the profile…" size="xxl" />
          <Skeleton shape="circle" height="huge" />
          <Skeleton textSize="sm" width="half" />
          <Skeleton lines={4} />
          <Skeleton shape="block" height="huge" />
        </Stack>
      </div>
    </Container>
  );
}
