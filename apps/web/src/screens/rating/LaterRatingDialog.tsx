import { laterScreen } from '../../kit/laterScreen.ts';

/** The rating, whose code comes when it is opened. */
export const LaterRatingDialog = laterScreen(() => import('./screen.tsx'));
