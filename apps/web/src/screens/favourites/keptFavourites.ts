import type { FavouriteChange } from '@guildhall/machines/domain/favourites';
import { favouritesAfter, favouritesIn } from '@guildhall/machines/domain/favourites';

import { accountKey } from '../../flow/accountKey.ts';

/** The key under which the favourites of an account are kept, by its email. */
export const favouritesKey = (account: string): string => `favourites:${accountKey(account)}`;

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

/** The account has another email now: what was kept under the one before is its own still. */
export function moveFavourites(former: string, email: string): void {
  try {
    const kept = window.localStorage.getItem(favouritesKey(former));
    if (kept === null) return;
    window.localStorage.setItem(favouritesKey(email), kept);
    window.localStorage.removeItem(favouritesKey(former));
  } catch {
    // Where storage is forbidden nothing was kept.
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
