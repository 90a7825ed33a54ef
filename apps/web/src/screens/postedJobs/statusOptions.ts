import type { ProjectStatusChoice } from '@guildhall/api/enums';
import { projectStatusChoices } from '@guildhall/api/enums';
import { statusesOf } from '@guildhall/machines/domain/statusChoice';
import { statusChoiceWord } from '@guildhall/machines/domain/statusWords';
import type { Schema } from '@guildhall/machines/kit/schema';

/** What stands for no status in particular. */
export const everyStatus = 'ALL';

/** Every status, each with how many jobs have it, once that is known. */
export function statusOptions(counts: Schema<'ProjectsByStatus'> | null) {
  const labelOf = (choice: ProjectStatusChoice) => {
    if (counts === null) return statusChoiceWord(choice);
    const count = statusesOf(choice).reduce((sum, status) => sum + counts[status], 0);
    return `${statusChoiceWord(choice)} (${count})`;
  };
  const statuses = projectStatusChoices.map((value) => ({ value, label: labelOf(value) }));
  return [{ value: everyStatus, label: 'All statuses' } as const, ...statuses];
}
