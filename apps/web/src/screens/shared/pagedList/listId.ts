/** Where a list of the dashboard begins: the focus goes here when its page is turned. */
export const listId = 'list';
