/** `supportRequest` → `SupportRequest`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `supportRequest` → `support-request`. */
export const dashed = (name: string): string => words(name).replaceAll(' ', '-');

/** `supportRequest` → `support request`. */
export const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
