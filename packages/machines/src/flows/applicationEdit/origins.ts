import type { Origins } from '../../testing/origins.ts';
import type { applicationEditMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const applicationEditOrigins = {
  'application.save': 'control',
  'field.change': 'control',
  'text.copy': 'control',
  'version.load': 'control',
  'version.override': 'control',
} satisfies Origins<typeof applicationEditMachine>;
