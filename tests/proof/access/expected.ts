import type { Role } from '@guildhall/api/enums';
import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';

import { rows } from './rows.ts';
import type { Owner } from './rows.ts';
import type { Caller, State } from './scene.ts';

const roleOf: Readonly<Record<Exclude<Caller, 'anonymous'>, Role>> = {
  'owner client': 'CLIENT',
  'other client': 'CLIENT',
  'owner freelancer': 'FREELANCER',
  'other freelancer': 'FREELANCER',
};

const owns: Readonly<Record<Owner, readonly Caller[]>> = {
  role: ['anonymous', 'owner client', 'other client', 'owner freelancer', 'other freelancer'],
  client: ['owner client'],
  freelancer: ['owner freelancer'],
  parties: ['owner client', 'owner freelancer'],
};

/**
 * The one rule of access: who is not signed in is told so, then whose role it is not, then that there is no such
 * thing, then whose thing it is not, then that its state forbids it.
 */
export function expectedStatus(id: OperationId, caller: Caller, state: State | 'absent'): number {
  const { roles, isOpen, status: success } = facts[id];
  const allowed: readonly Role[] = roles;
  const row = rows[id];
  if (caller === 'anonymous' && !isOpen) return 401;
  if (caller !== 'anonymous' && allowed.length > 0 && !allowed.includes(roleOf[caller])) return 403;
  if (state === 'absent' || row.there?.includes(state) === false) return 404;
  const exception = row.except?.(caller, state);
  if (exception !== undefined) return exception;
  if (!owns[row.owner].includes(caller)) return 403;
  if (row.legal?.includes(state) === false) return 409;
  return row.answer ?? success;
}

/** Whether what a call is told depends on the state at all. */
export function dependsOnState(id: OperationId): boolean {
  const { legal, there, except } = rows[id];
  return legal !== undefined || there !== undefined || except !== undefined;
}
