/** Where the list of freelancers begins: the focus goes here when its page is turned. */
export const resultsId = 'results';
