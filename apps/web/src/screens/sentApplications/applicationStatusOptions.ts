import type { ApplicationStatus } from '@guildhall/api/enums';
import { applicationStatuses } from '@guildhall/api/enums';
import { applicationStatusWord } from '@guildhall/machines/domain/statusWords';

/** What stands for no status in particular. */
export const everyStatus = 'ALL';

/** Every status of an application, as its freelancer reads it. */
export const applicationStatusOptions: readonly { value: ApplicationStatus | typeof everyStatus; label: string }[] = [
  { value: everyStatus, label: 'All statuses' },
  ...applicationStatuses.map((value) => ({ value, label: applicationStatusWord(value, 'FREELANCER') })),
];
