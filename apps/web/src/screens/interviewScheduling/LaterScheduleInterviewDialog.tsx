import { laterScreen } from '../../kit/laterScreen.ts';

/** The dialog that schedules an interview, whose code comes after the tab's own: date fields are heavy. */
export const LaterScheduleInterviewDialog = laterScreen(() => import('./screen.tsx'));
