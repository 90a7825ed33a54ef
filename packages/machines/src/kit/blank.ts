/** Whether nothing, or nothing but spaces, was typed. */
export const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** A text as it is sent when leaving it empty clears it. */
export const orNull = (text: string): string | null => (isBlank(text) ? null : text.trim());
