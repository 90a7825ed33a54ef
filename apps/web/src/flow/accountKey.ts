/**
 * Stands for an account in the browser's storage, which outlives the session: an email address has no business there
 * after its owner has logged out. A short hash is enough to keep people of one browser apart.
 */
export function accountKey(account: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of account.toLowerCase()) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
