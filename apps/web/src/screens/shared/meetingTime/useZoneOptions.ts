import type { ZoneName } from '@guildhall/machines/domain/zoneNames';
import { allZones, cityOf, zoneName } from '@guildhall/machines/domain/zoneNames';
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

export interface ZoneOption {
  value: string;
  label: string;
  keywords: string;
}

/**
 * Every time zone to choose from, `own` first, and the chosen one after it. The platform takes its time to name hundreds of
 * them: until then the rest stand under their cities.
 */
export function useZoneOptions(own: string, chosen: string | null): readonly ZoneOption[] {
  const zones = useMemo(() => allZones(chosen === null ? [own, 'UTC'] : [own, chosen, 'UTC']), [own, chosen]);
  const [named, setNamed] = useState(names.size);
  useEffect(() => nameAll(zones, () => setNamed(names.size)), [zones]);
  return useMemo(() => {
    const first = new Set([own, chosen, 'UTC']);
    return zones.map((zone) => {
      const isKnown = first.has(zone) || (named > 0 && names.has(zone));
      return { value: zone, ...(isKnown ? nameOf(zone) : { label: cityOf(zone), keywords: zone }) };
    });
  }, [zones, own, chosen, named]);
}
