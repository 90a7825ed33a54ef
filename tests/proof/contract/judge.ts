import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';

import type { Generated } from './generate.ts';
import type { Response } from './request.ts';
import type { IsProved } from './rules.ts';
import { keepsQueryRules, keepsRules } from './rules.ts';

/** What is wrong with any answer, or undefined: our own failures. */
function judgeAny({ status }: Response): string | undefined {
  return status >= 500 ? `${status}, a failure of our own` : undefined;
}

/** Judges the answer to a call that fits the contract. */
export function judgeValid(
  { request, standing, fields }: Generated,
  response: Response,
  isProved: IsProved,
): string | undefined {
  const { status } = response;
  const { id } = request.operation;
  const general = judgeAny(response);
  if (general !== undefined) return general;
  const isGuarded = facts[id as OperationId].roles.length > 0;
  if (standing === 'none' || standing === 'bad')
    return status === 401 ? undefined : `${status} to nobody, instead of 401`;
  if (standing === 'other role') return status === 403 ? undefined : `${status} to the other role, instead of 403`;
  if (status === 401 && isGuarded && request.token !== undefined) return '401 with a living token';
  if (status === 400 && !keepsQueryRules(request.query)) return undefined;
  if (status === 400 || status === 413 || status === 415) return `${status} to a valid call`;
  if (status === 422 && keepsRules(id, fields, isProved)) return '422 to a call that keeps every rule';
  if (status === 412 && !('If-Match' in request.headers)) return '412 without If-Match';
  return undefined;
}

/** Judges the answer to a call that was spoiled in one place. */
export function judgeMutant(response: Response, expected: readonly number[]): string | undefined {
  const { status } = response;
  const general = judgeAny(response);
  if (general !== undefined || expected.includes(status)) return general;
  return `${status} to a spoiled call, instead of ${expected.join(' or ')}`;
}
