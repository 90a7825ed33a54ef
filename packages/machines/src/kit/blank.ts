/** Whether nothing, or nothing but spaces, was typed. */
export const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** A text as it is sent when leaving it empty clears it. */
export const orNull = (text: string): string | null => (isBlank(text) ? null : text.trim());

/** A text that may hold this many characters at most. */
export interface Limit {
  maxLength: number;
}

/** Said of a text that holds more. */
export const tooLong = ({ maxLength }: Limit): string =>
  `Use at most ${maxLength.toLocaleString('en')} characters here.`;
