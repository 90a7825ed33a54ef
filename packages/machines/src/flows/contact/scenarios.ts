import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { contactMachine } from './flow.ts';

type Event = ReplayEvent<typeof contactMachine>;

export const input = { userId: freelancerProfile.userId, draft: null };

export const reached: Event = settled('getFreelancerContact', { email: freelancerProfile.email });
export const withoutEmail: Event = settled('getFreelancerContact', { email: null });
export const unreached: Event = rejected('getFreelancerContact', failing.network);

export const written: Event[] = [
  { type: 'field.change', name: 'subject', value: 'A booking page for our pottery studio' },
  {
    type: 'field.change',
    name: 'message',
    value: 'Hello Ngozi,\n\nwe have six pages and one form in mind. Would you have time in January?',
  },
];
export const send = { type: 'message.send' } as const;
export const blocked: Event = rejected('openCompose', new Error('The window was blocked.'));

export const contactFlow = defineFlow({
  machine: contactMachine,
  input,
  scenarios: {
    looking: [],
    writing: [reached],
    unreached: [unreached],
    opening: [reached, ...written, send],
    blocked: [reached, ...written, send, blocked],
    copying: [reached, ...written, { type: 'text.copy' }],
    sent: [reached, ...written, send, settled('openCompose')],

    written: [reached, ...written],
    incomplete: [reached, send],
    withoutEmail: [withoutEmail, ...written],
  },
});
