import type { ProjectStatus, ProjectStatusChoice } from '@guildhall/api/enums';

/** Statuses that people ask for together. */
const statusGroups = {
  /** Neither finished nor withdrawn. */
  ACTIVE: ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION'],
  /** A freelancer is at work, or waits for approval. */
  ENGAGED: ['ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION'],
} as const satisfies Partial<Record<ProjectStatusChoice, readonly ProjectStatus[]>>;

const isGroup = (choice: ProjectStatusChoice): choice is keyof typeof statusGroups => choice in statusGroups;

/** What a choice stands for: itself, or several statuses that belong together. */
export const statusesOf = (choice: ProjectStatusChoice): readonly ProjectStatus[] =>
  isGroup(choice) ? statusGroups[choice] : [choice];
