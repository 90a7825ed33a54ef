const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the project that an address narrows a list to. What is no id narrows nothing. */
export const projectOf = (text: string | null): string | null => (text !== null && uuid.test(text) ? text : null);
