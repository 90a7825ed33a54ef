import { describe, expect, it } from 'vitest';

import { allZones, cityOf, zoneName } from './zoneNames.ts';

const winter = new Date('2026-12-01T12:00:00Z');
const summer = new Date('2026-07-01T12:00:00Z');

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', winter, 'Berlin, Central European Time, UTC+1'],
    ['Europe/Berlin', summer, 'Berlin, Central European Time, UTC+2'],
    ['America/New_York', winter, 'New York, Eastern Time, UTC-5'],
    ['Asia/Kolkata', winter, 'Kolkata, India Standard Time, UTC+5:30'],
    ['Asia/Calcutta', winter, 'Kolkata, India Standard Time, UTC+5:30'],
    ['America/Argentina/Buenos_Aires', winter, 'Buenos Aires, Argentina Standard Time, UTC-3'],
    ['Africa/Abidjan', winter, 'Abidjan, Greenwich Mean Time, UTC+0'],
    ['UTC', winter, 'UTC, Coordinated Universal Time'],
  ])('%s is called what people know, with its offset on %s', (zone, at, label) => {
    expect(zoneName(zone, at).label).toBe(label);
  });

  it.each([
    ['Europe/Berlin', 'Germany'],
    ['Africa/Lagos', 'Nigeria'],
    ['Asia/Tokyo', 'Japan'],
    ['America/New_York', 'America/New York'],
    ['UTC', 'GMT'],
  ])('%s is found by %s too', (zone, word) => {
    expect(zoneName(zone, winter).keywords).toContain(word);
  });
});

describe('the zones that can be chosen', () => {
  it('begin with those that matter to the reader, each once', () => {
    const zones = allZones(['Asia/Kolkata', 'UTC', 'Asia/Kolkata']);
    expect(zones.slice(0, 2)).toEqual(['Asia/Kolkata', 'UTC']);
    expect(zones.filter((zone) => cityOf(zone) === 'Kolkata')).toEqual(['Asia/Kolkata']);
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('are all that the platform knows, and UTC', () => {
    const zones = new Set(allZones(['Europe/Berlin']));
    const missing = Intl.supportedValuesOf('timeZone').filter((zone) => !zones.has(zone));
    expect(missing.filter((zone) => !zone.startsWith('Etc/'))).toEqual([]);
    expect(allZones([])).toContain('UTC');
  });

  it('follow one another by city', () => {
    const cities = allZones(['UTC']).slice(1).map(cityOf);
    expect(cities).toEqual(cities.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});
