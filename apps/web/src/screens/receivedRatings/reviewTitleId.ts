/** The head of a review's card: the focus goes here once its button is gone. */
export const reviewTitleId = (id: string): string => `review-${id}`;
