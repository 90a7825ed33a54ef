const prefix = 'draft:';

/** Whose drafts they are, by email: kept for as long as there may be any. */
const ownerKey = 'draftsOf';

/**
 * What was typed in this window and not sent yet. It survives a reload and a login in between, and ends with the window.
 * Passwords and codes never go in. Browser only.
 */
export function readDraft<Draft>(name: string): Draft | null {
  const text = window.sessionStorage.getItem(prefix + name);
  if (text === null) return null;
  try {
    // Written by `writeDraft` under the same name.
    return JSON.parse(text) as Draft;
  } catch {
    return null;
  }
}

/** Keeps a draft; null forgets it. */
export function writeDraft(name: string, draft: unknown): void {
  if (draft === null) window.sessionStorage.removeItem(prefix + name);
  else window.sessionStorage.setItem(prefix + name, JSON.stringify(draft));
}

/** Whether something was typed in this window that a form must show again. */
export const hasDrafts = (): boolean => Object.keys(window.sessionStorage).some((key) => key.startsWith(prefix));

/** Forgets every draft of this window: the next person at it must not meet them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(prefix) || key === ownerKey) window.sessionStorage.removeItem(key);
  }
}

/**
 * Someone has signed in: drafts that another account left in this window are not for them to see. Those of their own
 * `former` email are still theirs.
 */
export function ownDrafts(email: string, former = email): void {
  const owner = window.sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== email && owner !== former) forgetDrafts();
  window.sessionStorage.setItem(ownerKey, email);
}
