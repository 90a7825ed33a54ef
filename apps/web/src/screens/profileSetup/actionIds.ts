/** Ids of the two primary actions that the form has in turn. */
export const saveId = 'save-profile';
export const keepId = 'keep-typed';
