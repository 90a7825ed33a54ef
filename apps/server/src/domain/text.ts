/** Text is kept without the spaces around it. */
export function trimmed(text: string): string;
export function trimmed(text: string | null): string | null;
export function trimmed(text: string | null): string | null {
  return text === null ? null : text.trim();
}

/** An optional text: blank is the same as none. Undefined leaves the stored one as it is. */
export function optional(text: string | null | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  return text?.trim() || null;
}

/** Money and rates are kept to the cent. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
