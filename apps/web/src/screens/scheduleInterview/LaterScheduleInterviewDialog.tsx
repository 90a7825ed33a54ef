import { laterView } from '../../flow/laterView.tsx';

/** The dialog that schedules an interview, whose code comes after the tab's own: date fields are heavy. */
export const LaterScheduleInterviewDialog = laterView(
  async () => (await import('./ScheduleInterviewDialog.tsx')).ScheduleInterviewDialog,
);
