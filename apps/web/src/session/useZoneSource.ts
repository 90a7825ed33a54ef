import type { TimeZoneSource } from '@guildhall/ui/UiProvider';
import { useMemo } from 'react';

import { keepZone, readZone, watchZones } from '../flow/accountZone.ts';
import { deviceZone } from '../flow/deviceZone.ts';
import { useApi, useSessionActor } from './SessionProvider.tsx';

/**
 * Where the zone is known in which the reader sees times: that of the account where one is chosen, else that of the
 * device. The account is asked for it once for each page load, as soon as a time is shown.
 */
export function useZoneSource(): TimeZoneSource {
  const actor = useSessionActor();
  const api = useApi();
  return useMemo(() => {
    const account = () => actor.getSnapshot().context.session?.email ?? null;
    /** The accounts that the server was asked about since the page was loaded, by email. */
    const asked = new Set<string>();
    const ask = () => {
      const email = account();
      if (email === null || asked.has(email)) return;
      asked.add(email);
      api.getAccountTimezone().then(
        ({ timezone }) => keepZone(email, timezone),
        // The next time that is shown asks again.
        () => asked.delete(email),
      );
    };
    return {
      subscribe: (onChange) => {
        ask();
        const stopWatching = watchZones(onChange);
        const subscription = actor.subscribe(() => {
          ask();
          onChange();
        });
        return () => {
          stopWatching();
          subscription.unsubscribe();
        };
      },
      read: () => {
        const email = account();
        // Asked at each drawing: a reader who travels takes the page along.
        return (email === null ? null : readZone(email)) ?? deviceZone();
      },
    };
  }, [actor, api]);
}
