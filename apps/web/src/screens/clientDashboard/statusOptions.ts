import type { ProjectStatus } from '@guildhall/api/enums';
import type { StatusChoice } from '@guildhall/machines/domain/projectSearch';
import { isOfStatus, statusChoices } from '@guildhall/machines/domain/projectSearch';
import { statusChoiceWord } from '@guildhall/machines/domain/statusWords';

/** What stands for no status in particular. */
export const everyStatus = 'ALL';

/** Every status, each with how many of the listed projects have it, once they are known. */
export function statusOptions(projects: readonly { status: ProjectStatus }[] | null) {
  const counted = (choice: StatusChoice) => {
    const count = projects?.filter(({ status }) => isOfStatus(status, choice)).length;
    return count === undefined ? statusChoiceWord(choice) : `${statusChoiceWord(choice)} (${count})`;
  };
  const statuses = statusChoices.map((value) => ({ value, label: counted(value) }));
  return [{ value: everyStatus, label: 'All statuses' } as const, ...statuses];
}
