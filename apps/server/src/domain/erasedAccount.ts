/** What an erased account is called where others still see what they shared with it. */
export const erasedName = 'Closed account';

/** What stands in place of a text that went with its author's account. */
export const erasedText = 'This text was removed when its author closed the account.';

const domain = 'erased.invalid';

/** In place of an email, which is free again: one for each account, as the database wants, that can never be written to. */
export const erasedEmail = (userId: string): string => `${userId}@${domain}`;

/** Whether no one reads what is sent there. */
export const isErased = (email: string): boolean => email.endsWith(`@${domain}`);

/** Where a person can be written to, for those who worked with them; null once no one reads it. */
export const contactEmail = (email: string): string | null => (isErased(email) ? null : email);
