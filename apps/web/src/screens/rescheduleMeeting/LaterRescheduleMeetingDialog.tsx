import { laterView } from '../../flow/laterView.tsx';

/** The dialog that moves a meeting, whose code comes after the tab's own: date fields are heavy. */
export const LaterRescheduleMeetingDialog = laterView(
  async () => (await import('./RescheduleMeetingDialog.tsx')).RescheduleMeetingDialog,
);
