import type { Schema } from '@guildhall/machines/kit/schema';

/** What a dialog about one of the listed meetings is opened with. */
export interface OpenMeeting {
  meeting: Schema<'Meeting'>;
  onClose: () => void;
  /** The meeting was changed, here or elsewhere: it is to be read again. */
  onChange: () => void;
}
