import type { ZoneName } from '@guildhall/machines/domain/zoneNames';
import { allZones, zoneName } from '@guildhall/machines/domain/zoneNames';
import { useEffect, useMemo, useState } from 'react';

/** What zones are called, as far as it has been asked for since the page was loaded. */
const names = new Map<string, ZoneName>();

function nameOf(zone: string): ZoneName {
  const name = names.get(zone) ?? zoneName(zone, new Date());
  names.set(zone, name);
  return name;
}

/** How long names are worked out before the page may answer a person again, in milliseconds. */
const patience = 8;

/** Works out what zones are called, a few at a time, until it is stopped. Then says so. */
function nameAll(zones: readonly string[], onDone: () => void): () => void {
  const unnamed = zones.filter((zone) => !names.has(zone));
  let next: number | undefined;
  const work = () => {
    const since = performance.now();
    while (unnamed.length > 0 && performance.now() - since < patience) nameOf(unnamed.shift() ?? '');
    if (unnamed.length > 0) next = window.setTimeout(work);
    else onDone();
  };
  next = window.setTimeout(work);
  return () => window.clearTimeout(next);
}

/** Has every zone named before something is drawn, for where nothing may change by itself. */
export const nameZones = async (): Promise<void> =>
  new Promise((resolve) => {
    nameAll(allZones(['UTC']), resolve);
  });

export interface ZoneOption {
  value: string;
  label: string;
  keywords: string;
}

/**
 * Every time zone to choose from, `own` first, and the chosen one after it; null until they are named, for which the
 * platform takes its time. A list that changed under someone who types would take along what they typed.
 */
export function useZoneOptions(own: string, chosen: string | null): readonly ZoneOption[] | null {
  const zones = useMemo(() => allZones(chosen === null ? [own, 'UTC'] : [own, chosen, 'UTC']), [own, chosen]);
  const [named, setNamed] = useState(names.size);
  useEffect(() => nameAll(zones, () => setNamed(names.size)), [zones]);
  return useMemo(() => {
    if (named === 0) return null;
    return zones.map((zone) => ({ value: zone, ...nameOf(zone) }));
  }, [zones, named]);
}
