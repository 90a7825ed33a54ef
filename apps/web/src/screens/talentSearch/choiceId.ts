/** The bar of freelancers who are chosen: the focus goes here when one of them is left out. */
export const choiceId = 'choice';
