import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

const fields = ['name', 'bio', 'location', 'skills', 'experience', 'links'];

/** Holds the place of the form while the profile is on its way. */
export function ProfilePendingView() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">Loading your profile</VisuallyHidden>
      <Card padding="large">
        <Stack gap={6}>
          <Skeleton textSize="lg" width="third" />
          {fields.map((field) => (
            <Stack key={field} gap={2}>
              <Skeleton width="quarter" />
              <Skeleton shape="block" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
