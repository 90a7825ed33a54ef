/** Where what a search has found begins: the focus goes here when its page is turned. */
export const resultsId = 'results';
