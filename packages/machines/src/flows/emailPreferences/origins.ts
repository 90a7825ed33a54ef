import type { Origins } from '../../testing/origins.ts';
import type { emailPreferencesMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const emailPreferencesOrigins = {
  'preferences.retry': 'control',
  'mail.switch': 'control',
} satisfies Origins<typeof emailPreferencesMachine>;
