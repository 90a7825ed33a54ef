import { deviceZone } from '../../flow/deviceZone.ts';

/** What the route gives the screen besides its flow. Browser only. */
export const accountTimezoneProps = () => ({ deviceZone: deviceZone() });
