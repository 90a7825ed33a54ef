import { workWords } from '../jobs/savedWork.ts';

/** What is searched for. */
export const readers = { default: { params: { wordsOf: workWords } } };
