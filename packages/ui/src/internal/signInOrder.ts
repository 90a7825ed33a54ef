/** Keeps “US$” as it is among words from right to left, where the dollar would change sides: it has no direction of its own. */
export const signInOrder = (amount: string): string => amount.replaceAll(/[A-Z]\$/g, '$&\u200E');
