// One to three digits, then groups of three behind one and the same kind of separator; or digits alone. Cents at most.
const amount = /^\$?\s*(?:\d{1,3}(?:([,'’\s])\d{3})(?:\1\d{3})*|\d+)(?:\.\d{1,2})?\s*\$?$/;

/** Reads an amount of dollars as people type it: `1500`, `$1,500`, `1 500.50`. Null when it is none. */
export function amountOf(text: string): number | null {
  const typed = text.trim();
  // Only the point before cents is no separator.
  return amount.test(typed) ? Number(typed.replaceAll(/[^\d.]/g, '')) : null;
}
