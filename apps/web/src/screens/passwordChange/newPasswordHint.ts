import { signUpClient } from '@guildhall/api/limits';

/** What to choose, beside each field in which a password is chosen. */
export const newPasswordHint = `At least ${signUpClient.password.minLength} characters. A few words in a row are easy to remember and hard to guess.`;
