/** How soon support answers: promised in these words alone. */
export const replyPromise = 'within 24 hours';
