// One to three digits, then groups of three behind one and the same kind of separator; or digits alone. Cents at most.
const amount = /^\$?\s*(?:\d{1,3}(?:([,'’\s])\d{3})(?:\1\d{3})*|\d+)(?:\.\d{1,2})?\s*\$?$/;

/** Reads an amount of dollars as people type it: `1500`, `$1,500`, `1 500.50`. Null when it is none. */
export function amountOf(text: string): number | null {
  const typed = text.trim();
  // Only the point before cents is no separator.
  return amount.test(typed) ? Number(typed.replaceAll(/[^\d.]/g, '')) : null;
}

/** What a budget comes to, written by `write`: one amount where its ends read the same, as those of a fixed price do. */
export function amountsText({ min, max }: { min: number; max: number }, write: (amount: number) => string): string {
  const [least, most] = [write(min), write(max)];
  return least === most ? least : `${least} to ${most}`;
}
