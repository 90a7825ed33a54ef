import { Card } from '@guildhall/ui/Card';
import { Skeleton } from '@guildhall/ui/Skeleton';

import { laterView } from '../../flow/laterView.tsx';

/** Holds the place of a part, so that what is below hardly moves. */
const Pending = () => (
  <Card>
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  </Card>
);

/** The verification, whose code comes after the page's own. */
export const LaterVerification = laterView(
  async () => (await import('../verification/screen.tsx')).screen.Route,
  Pending,
);

/** The end of the account, at the end of the page. */
export const LaterAccountClosing = laterView(
  async () => (await import('../accountClosing/screen.tsx')).screen.Route,
  Pending,
);
