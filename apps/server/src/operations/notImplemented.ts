import type { operations } from '@guildhall/api/schema';

/**
 * Operations of the contract that answer 501 until somebody builds them: none at present.
 * The types keep this honest: an operation is either handled in `operations/index.ts` or listed here, never both.
 */
export const notImplemented = [] as const satisfies readonly (keyof operations)[];
