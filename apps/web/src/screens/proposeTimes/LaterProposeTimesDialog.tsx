import { laterView } from '../../flow/laterView.tsx';

/** The dialog that proposes other times, whose code comes after the tab's own: date fields are heavy. */
export const LaterProposeTimesDialog = laterView(
  async () => (await import('./ProposeTimesDialog.tsx')).ProposeTimesDialog,
);
