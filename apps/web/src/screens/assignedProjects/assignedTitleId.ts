/** The head of an assigned project's card: the focus goes here once its button is gone. */
export const assignedTitleId = (id: string): string => `assigned-${id}`;
