import { accountKey } from './accountKey.ts';

const prefix = 'timezone:';

/** Where the browser keeps the time zone of an account, so that a page is drawn with it before the server has answered. */
const keyOf = (account: string): string => `${prefix}${accountKey(account)}`;

/** Tells this tab of a change: the browser's own event is for the others. */
const here = new EventTarget();

/** The zone that the account is known to have, by its email; null where it has none or none is known. Browser only. */
export function readZone(account: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(account));
  } catch {
    return null;
  }
}

/** Keeps what the server says, for this tab and the others. Where storage is forbidden each page asks anew. */
export function keepZone(account: string, zone: string | null): void {
  if (readZone(account) === zone) return;
  try {
    if (zone === null) window.localStorage.removeItem(keyOf(account));
    else window.localStorage.setItem(keyOf(account), zone);
  } catch {
    return;
  }
  here.dispatchEvent(new Event('change'));
}

/** Calls back when the zone of an account has changed, in this tab or another. Gives the way to stop. */
export function watchZones(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // A storage that was emptied whole names no key.
    if (key === null || key.startsWith(prefix)) onChange();
  };
  here.addEventListener('change', onChange);
  window.addEventListener('storage', listener);
  return () => {
    here.removeEventListener('change', onChange);
    window.removeEventListener('storage', listener);
  };
}
