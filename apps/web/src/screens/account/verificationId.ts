/** What the verification is called in the page, and in the address that leads to it. */
export const verificationId = 'verification';
