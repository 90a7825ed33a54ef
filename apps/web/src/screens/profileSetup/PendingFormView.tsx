import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import { FieldPendingView } from '../shared/fields/FieldPendingView.tsx';

/** Holds the place of the form while the profile is on its way. */
export function PendingFormView() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">Loading your profile</VisuallyHidden>
      <Card padding="large">
        <Stack gap={6}>
          <Skeleton textSize="lg" width="third" />
          {Array.from({ length: 6 }, (_, index) => (
            <FieldPendingView key={index} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}
