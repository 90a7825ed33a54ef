import type { OperationId } from './types.ts';

/**
 * Reads that are never done on a standby. The others may be, so they write only to `services.primary`. An export goes on
 * being read after the handler has answered, when it can no longer be begun again.
 */
export const primaryOnly: ReadonlySet<string> = new Set<OperationId>([
  'exportAccount',
  'getLiveness',
  'getReadiness',
  'streamChanges',
]);
