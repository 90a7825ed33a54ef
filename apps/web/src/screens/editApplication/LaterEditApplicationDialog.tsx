import { laterView } from '../../flow/laterView.tsx';

/** The dialog that edits an application, whose code comes when it is opened. */
export const LaterEditApplicationDialog = laterView(
  async () => (await import('./EditApplicationDialog.tsx')).EditApplicationDialog,
);
