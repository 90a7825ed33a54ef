import { laterScreen } from '../../kit/laterScreen.ts';

/** The dialog that proposes other times, whose code comes after the tab's own: date fields are heavy. */
export const LaterProposeTimesDialog = laterScreen(() => import('./screen.tsx'));
