import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { supportRequestMachine } from './flow.ts';

type Event = ReplayEvent<typeof supportRequestMachine>;

export const input = { idempotencyKey: 'a-key-of-this-form' };

export const written: Event[] = [
  { type: 'field.change', name: 'name', value: 'Mara Lindqvist' },
  { type: 'field.change', name: 'email', value: 'mara@harbourandpine.example' },
  { type: 'field.change', name: 'category', value: 'project' },
  { type: 'field.change', name: 'subject', value: 'Two people for one project' },
  {
    type: 'field.change',
    name: 'message',
    value: 'I would like to hire a designer and a developer for the same project. Do I post it twice?',
  },
];
export const sent: Event[] = [...written, { type: 'request.send' }];
export const received: Event[] = [...sent, settled('createSupportRequest')];

export const supportRequestFlow = defineFlow({
  machine: supportRequestMachine,
  input,
  others: [
    { type: 'sender.know', name: 'Maya Lindqvist', email: 'maya@lindqvist.example' },
    {
      type: 'draft.restore',
      draft: { name: 'Maya', email: '', category: null, subject: '', message: 'The page is' },
    },
  ],
  scenarios: {
    editing: [],
    sending: sent,
    submitted: received,

    written: written,
    incomplete: [{ type: 'request.send' }],
    failed: [...sent, rejected('createSupportRequest', failing.network)],
  },
});
