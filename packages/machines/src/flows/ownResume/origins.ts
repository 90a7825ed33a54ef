import type { Origins } from '../../testing/origins.ts';
import type { ownResumeMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const ownResumeOrigins = {
  'resume.retry': 'control',
  'resume.choose': 'control',
  'resume.send': 'control',
  'resume.discard': 'control',
  'progress.know': 'answer',
  'resume.download': 'control',
  'resume.remove': 'control',
  'removal.cancel': 'control',
  'removal.confirm': 'control',
} satisfies Origins<typeof ownResumeMachine>;
