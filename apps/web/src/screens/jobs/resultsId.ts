/** Where a list of jobs begins: the focus goes here when its page is turned. */
export const resultsId = 'results';
