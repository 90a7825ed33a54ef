import type { Origins } from '../../testing/origins.ts';
import type { editFreelancerProfileMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const editFreelancerProfileOrigins = {
  'field.change': 'control',
  'skill.add': 'control',
  'skill.remove': 'control',
  'profile.retry': 'control',
  'profile.save': 'control',
  'version.load': 'control',
  'version.override': 'control',
} satisfies Origins<typeof editFreelancerProfileMachine>;
