/** The heading of the comparison: it names the table, and the focus goes here when someone is taken out. */
export const comparisonId = 'comparison';
