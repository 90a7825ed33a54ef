/** What people call the places whose zones some browsers list under an older name. */
const renamed: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** What a zone is called after: “Buenos Aires” of `America/Argentina/Buenos_Aires`. */
export const cityOf = (zone: string): string =>
  renamed[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** “Paris time”, or “UTC”: as it stands after a time of day. */
export const cityTime = (zone: string): string => (zone === 'UTC' ? zone : `${cityOf(zone)} time`);

type NameStyle = 'longGeneric' | 'shortGeneric' | 'long' | 'shortOffset';

/** What the platform calls a zone at an instant. */
const named = (zone: string, at: Date, timeZoneName: NameStyle): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** “UTC+5:30”: how far a zone is from UTC at an instant. */
function offsetOf(zone: string, at: Date): string {
  const offset = named(zone, at, 'shortOffset').replace('GMT', 'UTC');
  return offset === 'UTC' ? 'UTC+0' : offset;
}

export interface ZoneName {
  /** “Berlin, Central European Time, UTC+1”. */
  label: string;
  /** What else it may be looked for by: its country where the platform knows it, and its IANA name. */
  keywords: string;
}

/** What people know a zone by. Slow where it is asked of hundreds: each name is worked out by the platform. */
export function zoneName(zone: string, at: Date): ZoneName {
  const keywords = `${zone.replaceAll('_', ' ')} ${zone}`;
  if (isUtc(zone)) return { label: 'UTC, Coordinated Universal Time', keywords: `${keywords} UTC+0 GMT` };
  return {
    label: `${cityOf(zone)}, ${named(zone, at, 'longGeneric')}, ${offsetOf(zone, at)}`,
    keywords: `${keywords} ${named(zone, at, 'shortGeneric')}`,
  };
}

/** The same zone may have several names; this is the one that the platform lists it under. */
export function listedName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

const isUtc = (zone: string): boolean => listedName(zone) === 'UTC';

/**
 * Every zone that can be chosen: those of the platform and UTC. `first` begin the list, under the names that they have
 * there; the rest follows by city.
 */
export function allZones(first: readonly string[]): readonly string[] {
  const begin = [...new Set(first)];
  const known = new Set(begin.map(listedName));
  const rest = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].filter(
    (zone) => !known.has(zone) && (zone === 'UTC' || !isOldUtc.test(zone)),
  );
  const { compare } = new Intl.Collator('en');
  return [...begin, ...rest.toSorted((one, other) => compare(cityOf(one), cityOf(other)))];
}

/** Zones that are offsets and no places, which some platforms list. */
const isOldUtc = /^Etc\//;
