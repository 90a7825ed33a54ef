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
  return useMemo(() => zoneSource(actor, api), [actor, api]);
}

function zoneSource(actor: ReturnType<typeof useSessionActor>, api: ReturnType<typeof useApi>): TimeZoneSource {
  const account = () => actor.getSnapshot().context.session?.email ?? null;
  const zone = () => {
    const email = account();
    return (email === null ? null : readZone(email)) ?? deviceZone();
  };
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
  /** As it was read for the drawing that is under way. */
  let read: string | null = null;
  return {
    subscribe: (onChange) => {
      ask();
      const changed = () => {
        read = null;
        onChange();
      };
      const stopWatching = watchZones(changed);
      const subscription = actor.subscribe(() => {
        ask();
        changed();
      });
      return () => {
        stopWatching();
        subscription.unsubscribe();
      };
    },
    read: () => {
      // Read at each drawing, since a reader who travels takes the page along; once for all its times, since to read it
      // takes longer than to write one.
      if (read === null) {
        read = zone();
        queueMicrotask(() => (read = null));
      }
      return read;
    },
  };
}
