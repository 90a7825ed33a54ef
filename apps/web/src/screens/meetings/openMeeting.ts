import type { Schema } from '@guildhall/machines/kit/schema';

/** What a dialog about one of the listed meetings is given. */
export interface OpenMeeting {
  meeting: Schema<'Meeting'>;
  onClose: () => void;
}
