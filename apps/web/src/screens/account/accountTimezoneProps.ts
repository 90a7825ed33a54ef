import { deviceZone as zoneOfDevice } from '../../flow/deviceZone.ts';

/** What the route gives the screen besides its flow: every zone that this browser knows, and its own. Browser only. */
export function accountTimezoneProps() {
  const deviceZone = zoneOfDevice();
  return { deviceZone, zones: [...new Set([deviceZone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted() };
}
