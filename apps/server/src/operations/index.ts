import type { Operations } from '../contract/types.ts';
import { getLiveness, getReadiness } from './health.ts';

/** Every operation of the contract that is handled, by its operationId. */
export const operations = {
  getLiveness,
  getReadiness,
} satisfies Operations;
