import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { supportFailure } from './failures.ts';
import { supportRequestMachine } from './flow.ts';
import { input, received, sent, written } from './scenarios.ts';

type Events = Parameters<typeof replay<typeof supportRequestMachine>>[2];

const run = (events: Events) => replay(supportRequestMachine, input, events);
const change = (name: 'name' | 'email' | 'subject' | 'message', value: string) =>
  ({ type: 'field.change', name, value }) as const;

describe('writing to support', () => {
  it('names everything that is missing, and sends nothing', () => {
    const { snapshot } = run([{ type: 'request.send' }]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problems).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
      subject: 'Enter a subject.',
      message: 'Enter your message.',
    });
  });

  it.each([
    [change('email', 'mara'), { email: 'Enter an email address in the form name@example.com.' }],
    [change('subject', ' '), { subject: 'Enter a subject.' }],
    [change('message', 'x'.repeat(5001)), { message: 'Use at most 5,000 characters here.' }],
  ])('names what is wrong: %o', (event, problems) => {
    expect(run([...written, event, { type: 'request.send' }]).snapshot.context.problems).toEqual(problems);
  });

  it('needs no category', () => {
    const { snapshot } = run([
      ...written,
      { type: 'field.change', name: 'category', value: null },
      { type: 'request.send' },
    ]);
    expect(asked(snapshot, 'createSupportRequest')).toMatchObject({
      body: expect.not.objectContaining({ category: null }),
    });
    expect(snapshot.value).toBe('sending');
  });

  it('knows anyone who is signed in, but keeps the address that they typed', () => {
    const { snapshot } = run([
      change('email', 'other@harbourandpine.example'),
      { type: 'sender.know', name: 'Mara Lindqvist', email: 'mara@harbourandpine.example' },
    ]);
    expect(snapshot.context.values).toMatchObject({ name: 'Mara Lindqvist', email: 'other@harbourandpine.example' });
  });

  it('brings back what was typed before a reload', () => {
    const { values } = run(written).snapshot.context;
    expect(run([{ type: 'draft.restore', draft: values }]).snapshot.context.values).toEqual(values);
  });

  it('says that it was submitted only when the server has it, and then begins a new one', () => {
    expect(run(sent).snapshot.value).toBe('sending');
    const { snapshot } = run([...received, { type: 'request.again' }]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.values).toEqual({
      name: 'Mara Lindqvist',
      email: 'mara@harbourandpine.example',
      category: null,
      subject: '',
      message: '',
    });
  });

  it('is one request when a lost answer is retried, and another one afterwards even in the same words', () => {
    const keyAfter = (events: Events) => asked(run(events).snapshot, 'createSupportRequest');
    const retried: Events = [...sent, rejected('createSupportRequest', failing.network), { type: 'request.send' }];
    expect([keyAfter(sent), keyAfter(retried)]).toMatchObject([
      { idempotencyKey: 'a-key-of-this-form' },
      { idempotencyKey: 'a-key-of-this-form' },
    ]);
    expect(keyAfter([...received, { type: 'request.again' }, ...sent])).toMatchObject({
      idempotencyKey: 'a-key-of-this-form-2',
    });
  });
});

describe('what a failure says', () => {
  it.each([
    [failing.refused(429, 'Too many requests. Try again in a minute.'), 'Too many requests. Try again in a minute.'],
    [failing.refused(500), 'Failed to submit your request. Please try again.'],
    [failing.unexpected, 'Failed to submit your request. Please try again.'],
  ])('%o', (error, description) => {
    expect(supportFailure(error)).toEqual({ type: 'toast', tone: 'critical', title: 'Error', description });
  });
});
