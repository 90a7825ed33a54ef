import type { FavouriteChange } from '@guildhall/machines/domain/favourites';
import { favouritesAfter, favouritesIn } from '@guildhall/machines/domain/favourites';

/**
 * Stands for an account in the browser's storage, which outlives the session: an email address has no business there
 * after its owner has logged out. A short hash is enough to keep people of one browser apart.
 */
function nameOf(account: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of account.toLowerCase()) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The key under which the favourites of an account are kept, by its email. */
export const favouritesKey = (account: string): string => `favourites:${nameOf(account)}`;

/** Those of this window who are told when it keeps a change: the browser tells other windows alone. */
const ownListeners = new Set<(account: string) => void>();

/** The favourites of an account in this browser, the latest first; none where it does not let the page look. */
export function readFavourites(account: string): readonly string[] {
  try {
    return favouritesIn(window.localStorage.getItem(favouritesKey(account)));
  } catch {
    return [];
  }
}

/**
 * Keeps a change, whatever other tabs have kept since this one last looked. Says whether the browser let it: storage can
 * be full, or forbidden.
 */
export function keepFavourite(account: string, change: FavouriteChange): boolean {
  try {
    const jobIds = favouritesAfter(readFavourites(account), change);
    window.localStorage.setItem(favouritesKey(account), JSON.stringify(jobIds));
    for (const listener of ownListeners) listener(account);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when this window or another has changed the favourites of an account. Gives the way to stop. */
export function watchFavourites(account: string, onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // A storage that was emptied whole names no key.
    if (key === null || key === favouritesKey(account)) onChange();
  };
  const ownListener = (changed: string) => {
    if (changed === account) onChange();
  };
  window.addEventListener('storage', listener);
  ownListeners.add(ownListener);
  return () => {
    window.removeEventListener('storage', listener);
    ownListeners.delete(ownListener);
  };
}
