/** The outline of a star in a box of 22 by 20. */
export const star = 'M11 1.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L1.6 8.500l6.500-.9z';
