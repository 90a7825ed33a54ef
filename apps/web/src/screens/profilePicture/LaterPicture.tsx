import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

import { laterScreen } from '../../kit/laterScreen.ts';
import { FieldPendingView } from '../shared/fields/FieldPendingView.tsx';

/** Holds the place of the picture, so that the form below hardly moves. */
const Pending = () => (
  <div aria-busy="true">
    <Card padding="large">
      <Stack gap={5}>
        <Skeleton shape="circle" height="huge" />
        <FieldPendingView />
      </Stack>
    </Card>
  </div>
);

/** The picture of the own profile, whose code comes beside that of the form. */
export const LaterPicture = laterScreen(() => import('./screen.tsx'), Pending);
