/** The headline above the applications to a project. */
export const groupTitleId = (projectId: string): string => `group-${projectId}`;
