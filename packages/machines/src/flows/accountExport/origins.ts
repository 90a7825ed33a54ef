import type { Origins } from '../../testing/origins.ts';
import type { accountExportMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const accountExportOrigins = { 'export.save': 'control' } satisfies Origins<typeof accountExportMachine>;
