import { useCallback, useEffect, useSyncExternalStore } from 'react';

import { keepZone, readZone, watchZone } from '../flow/accountZone.ts';
import { readerZone } from '../flow/readerZone.ts';
import { useApi, useSession } from './SessionProvider.tsx';

/** The accounts that the server was asked about since the page was loaded, by email. */
const asked = new Set<string>();

const unknown = () => null;

/**
 * The IANA zone in which the reader sees times: that of the account where one is chosen, else that of the device. Pages
 * behind the login only.
 */
export function useReaderZone(): string {
  const api = useApi();
  const account = useSession()?.email ?? '';
  useEffect(() => {
    if (account === '' || asked.has(account)) return;
    asked.add(account);
    api.getAccountTimezone().then(
      ({ timezone }) => keepZone(account, timezone),
      // The next page asks again.
      () => asked.delete(account),
    );
  }, [api, account]);
  const subscribe = useCallback((onChange: () => void) => watchZone(account, onChange), [account]);
  const chosen = useSyncExternalStore(subscribe, () => readZone(account), unknown);
  // Asked at each drawing: a reader who travels takes the page along.
  return chosen ?? readerZone();
}
