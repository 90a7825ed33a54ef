import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, rejected, replay, settled } from '../../testing/replay.ts';
import { contactMachine } from './flow.ts';
import { blocked, input, reached, send, unreached, withoutEmail, written } from './scenarios.ts';

type Event = ReplayEvent<typeof contactMachine>;

const run = (...events: Event[]) => {
  const { snapshot, effects } = replay(contactMachine, input, events);
  return { snapshot, effects, context: snapshot.context };
};
const says = (description: string) => [expect.objectContaining({ type: 'toast', title: 'Error', description })];
const copy = { type: 'text.copy' } as const;
const opened = settled('openCompose');

describe('writing to a freelancer', () => {
  it('asks for the address when the dialog opens, and takes text meanwhile', () => {
    expect(asked(run().snapshot, 'getFreelancerContact')).toEqual({ params: { freelancerId: input.userId } });
    expect(run(...written).context.values.subject).toBe('A booking page for our pottery studio');
    expect(run().snapshot.can(send)).toBe(false);
  });

  it('begins with what was typed before', () => {
    const draft = { subject: 'A mark', message: 'For a café.' };
    expect(replay(contactMachine, { ...input, draft }, []).snapshot.context.values).toEqual(draft);
  });

  it('hands the message over, says so, clears both fields and is done', () => {
    expect(asked(run(reached, ...written, send).snapshot, 'openCompose')).toEqual({
      to: 'ngozi@adeyemi.example',
      subject: 'A booking page for our pottery studio',
      body: expect.stringContaining('Hello Ngozi'),
    });
    const { snapshot, effects, context } = run(reached, ...written, send, opened);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([expect.objectContaining({ tone: 'positive', title: 'Opening Gmail' })]);
    expect(context.values).toEqual({ subject: '', message: '' });
  });

  it('stays with everything typed where the browser blocks the window', () => {
    const { snapshot, context, effects } = run(reached, ...written, send, blocked);
    expect(snapshot.value).toBe('blocked');
    expect(context.submission?.to).toBe('ngozi@adeyemi.example');
    expect(context.values.message).toContain('Hello Ngozi');
    expect(effects).toEqual([]);
    const changed = run(reached, ...written, send, blocked, {
      type: 'field.change',
      name: 'subject',
      value: 'Another',
    });
    expect(changed.snapshot.value).toBe('writing');
  });

  it.each([
    ['nothing', []],
    ['no message', written.slice(0, 1)],
    ['no subject', written.slice(1)],
  ])('asks for both fields when there is %s', (_, events) => {
    const { snapshot, effects, context } = run(reached, ...events, send);
    expect(snapshot.value).toBe('writing');
    expect(effects).toEqual(says('Please fill in both subject and message fields.'));
    expect(Object.keys(context.problems)).toHaveLength(2 - events.length);
  });

  it('says that a text is too long', () => {
    const { context } = run(
      reached,
      ...written,
      { type: 'field.change', name: 'message', value: 'x'.repeat(2001) },
      send,
    );
    expect(context.problems).toEqual({ message: 'Use at most 2,000 characters here.' });
  });

  it.each([
    ['has given none', withoutEmail, 'writing'],
    ['could not be asked', unreached, 'unreached'],
  ] as const)('sends nothing without an address: the freelancer %s', (_, answer, state) => {
    const { snapshot, effects } = run(answer, ...written, send);
    expect(snapshot.value).toBe(state);
    expect(effects).toEqual(says('Freelancer email not available.'));
    expect(snapshot.can(copy)).toBe(false);
  });
});

describe('another mail program', () => {
  it('gets the text by copying, from where the person is', () => {
    expect(asked(run(reached, ...written, copy).snapshot, 'copyText')).toEqual({
      text: expect.stringMatching(/^A booking page for our pottery studio\n\nHello Ngozi/),
    });
    const done = settled('copyText');
    expect(run(reached, ...written, copy, done).snapshot.value).toBe('writing');
    expect(run(reached, ...written, send, blocked, copy, done).snapshot.value).toBe('blocked');
    expect(run(reached, ...written, copy, done).effects).toEqual([expect.objectContaining({ title: 'Copied' })]);
  });

  it('is told when that fails', () => {
    const { snapshot, effects } = run(reached, ...written, copy, rejected('copyText', new Error('Not allowed.')));
    expect(snapshot.value).toBe('writing');
    expect(effects).toEqual(says('The text could not be copied. Select it and copy it by hand.'));
    expect(run(reached).snapshot.can(copy)).toBe(false);
  });
});
