import type { Origins } from '../../testing/origins.ts';
import type { profilePictureMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const profilePictureOrigins = {
  'picture.retry': 'control',
  'picture.choose': 'control',
  'position.change': 'control',
  'zoom.change': 'control',
  'picture.save': 'control',
  'picture.cancel': 'control',
  'progress.know': 'answer',
  'picture.remove': 'control',
  'removal.cancel': 'control',
  'removal.confirm': 'control',
} satisfies Origins<typeof profilePictureMachine>;
