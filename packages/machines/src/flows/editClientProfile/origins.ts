import type { Origins } from '../../testing/origins.ts';
import type { editClientProfileMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const editClientProfileOrigins = {
  'field.change': 'control',
  'profile.retry': 'control',
  'profile.save': 'control',
  'version.load': 'control',
  'version.override': 'control',
} satisfies Origins<typeof editClientProfileMachine>;
