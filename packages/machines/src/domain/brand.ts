/** The product's name. It stands here and nowhere else. */
export const brand = 'Guildhall';
