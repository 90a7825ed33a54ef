import { laterView } from '../../flow/laterView.tsx';

/** The rating, whose code comes when it is opened. */
export const LaterRatingDialog = laterView(async () => (await import('./RatingDialog.tsx')).RatingDialog);
