/** `supportRequest` → `SupportRequest`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `supportRequest` → `Support request`: what a flow is called where people read. */
export const inWords = (name: string): string => pascal(words(name));

/** `supportRequest` → `support-request`. */
export const dashed = (name: string): string => words(name).replaceAll(' ', '-');

/** `supportRequest` → `support request`. */
export const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
