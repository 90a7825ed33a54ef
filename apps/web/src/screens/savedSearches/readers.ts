import { workWords } from '../jobs/savedWork.ts';

/** What is searched for. */
export const readers = { default: { role: 'FREELANCER' as const, params: { wordsOf: workWords } } };
