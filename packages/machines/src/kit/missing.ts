import { troubleOf } from './failure.ts';

/** Whether what was asked for does not exist: an address that cannot be one (400) leads nowhere either. */
export function isMissing(error: unknown): boolean {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' && (trouble.status === 404 || trouble.status === 400);
}
