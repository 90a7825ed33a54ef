/**
 * Whether a write refers to a profile that went while the call was under way: the account has the other role since. A
 * call is let in by the role that its account had when it came.
 */
export function isProfileGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error && 'detail' in error)) return false;
  return error.code === '23503' && /is not present in table "(?:clients|freelancers)"/.test(String(error.detail));
}
