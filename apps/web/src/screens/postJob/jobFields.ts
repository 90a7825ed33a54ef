import type { FieldChange, Problems } from '@guildhall/machines/kit/forms';
import type { JobValues } from '@guildhall/machines/kit/jobForm';

/** What every field of a post takes, in whichever form it stands. */
export interface JobFieldsProps {
  values: JobValues;
  problems: Problems<JobValues>;
  send: (event: FieldChange<JobValues>) => void;
  isReadOnly: boolean;
}
