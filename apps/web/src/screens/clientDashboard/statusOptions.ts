import type { ProjectStatus } from '@guildhall/api/enums';
import { projectStatuses } from '@guildhall/api/enums';
import { projectStatusWord } from '@guildhall/machines/domain/statusWords';

/** What stands for no status in particular. */
export const everyStatus = 'ALL';

/** Every status, each with how many of the listed projects have it, once they are known. */
export function statusOptions(projects: readonly { status: ProjectStatus }[] | null) {
  const counted = (status: ProjectStatus) => {
    const count = projects?.filter((project) => project.status === status).length;
    return count === undefined ? projectStatusWord(status) : `${projectStatusWord(status)} (${count})`;
  };
  const statuses = projectStatuses.map((value) => ({ value, label: counted(value) }));
  return [{ value: everyStatus, label: 'All statuses' } as const, ...statuses];
}
