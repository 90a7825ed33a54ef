import type { Origins } from '../../testing/origins.ts';
import type { resumeDownloadMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const resumeDownloadOrigins = { 'resume.download': 'control' } satisfies Origins<typeof resumeDownloadMachine>;
