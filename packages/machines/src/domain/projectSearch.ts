import type { ProjectStatus } from '@guildhall/api/enums';
import { projectStatuses } from '@guildhall/api/enums';

/** Statuses that people ask for together. */
export const statusGroups = {
  /** Neither finished nor withdrawn. */
  ACTIVE: ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION'],
  /** A freelancer is at work, or waits for approval. */
  ENGAGED: ['ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION'],
} as const satisfies Record<string, readonly ProjectStatus[]>;

export type StatusGroup = keyof typeof statusGroups;

/** What projects are narrowed to: one status, or several that belong together. */
export type StatusChoice = ProjectStatus | StatusGroup;

// The keys of a constant object are its type's.
export const statusChoices: readonly StatusChoice[] = [
  ...(Object.keys(statusGroups) as StatusGroup[]),
  ...projectStatuses,
];

const isGroup = (choice: StatusChoice): choice is StatusGroup => choice in statusGroups;

/** Whether a project of this status is among those chosen. */
export const isOfStatus = (status: ProjectStatus, choice: StatusChoice): boolean =>
  isGroup(choice) ? statusGroups[choice].some((one) => one === status) : choice === status;

/** What a project is found by. */
interface Findable {
  title: string;
  description: string;
  skillsRequired: readonly string[];
  status: ProjectStatus;
}

/**
 * The projects of the chosen status whose title, description or skills hold every word of the text, in any case. All,
 * when there is no word; of every status when none is chosen.
 */
export function matching<Project extends Findable>(
  projects: readonly Project[],
  text: string,
  choice: StatusChoice | null = null,
): Project[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    if (choice !== null && !isOfStatus(project.status, choice)) return false;
    const { title, description, skillsRequired } = project;
    const content = [title, description, ...skillsRequired].join('\n').toLowerCase();
    return words.every((word) => content.includes(word));
  });
}
