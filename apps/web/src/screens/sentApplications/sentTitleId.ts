/** The head of a sent application's card: the focus goes here once its button is gone. */
export const sentTitleId = (id: string): string => `sent-${id}`;
