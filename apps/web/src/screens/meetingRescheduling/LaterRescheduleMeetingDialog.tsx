import { laterScreen } from '../../kit/laterScreen.ts';

/** The dialog that moves a meeting, whose code comes after the tab's own: date fields are heavy. */
export const LaterRescheduleMeetingDialog = laterScreen(() => import('./screen.tsx'));
