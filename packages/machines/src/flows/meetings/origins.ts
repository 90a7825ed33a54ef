import type { Origins } from '../../testing/origins.ts';
import type { meetingsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const meetingsOrigins = {
  'address.set': 'address',
  'list.retry': 'control',
  'invitation.save': 'control',
  'meeting.cancel': 'control',
  'meeting.confirm': 'control',
  'proposal.accept': 'control',
  'proposal.decline': 'control',
  'field.change': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  // A dialog about one of the meetings.
  'list.refresh': 'flow',
  // The app's one clock, corrected by the server's time.
  'clock.tick': 'browser',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof meetingsMachine>;
