import { laterView } from '../../../flow/laterView.tsx';
import { FieldPendingView } from '../fields/FieldPendingView.tsx';

/** The choice of a time zone, whose code comes after that of the dialog around it. */
export const LaterZoneChoice = laterView(
  async () => (await import('./ZoneChoiceView.tsx')).ZoneChoiceView,
  () => <FieldPendingView label="half" />,
);
