import { laterView } from '../../flow/laterView.tsx';

/** The rating of a client, whose code comes when it is opened. */
export const LaterClientRatingDialog = laterView(
  async () => (await import('./ClientRatingDialog.tsx')).ClientRatingDialog,
);
