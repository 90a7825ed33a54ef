import { isRefusedWith } from './failure.ts';

/** Whether what was asked for does not exist: an address that cannot be one (400) leads nowhere either. */
export const isMissing = (error: unknown): boolean => isRefusedWith(error, 400, 404);
