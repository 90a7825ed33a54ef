/** The head of a job's card: the focus goes here once its buttons are gone. */
export const projectTitleId = (id: string): string => `project-${id}`;
