import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { application } from '../../testing/samples.ts';
import { proposalFailure } from './failures.ts';
import { proposalMachine } from './machine.ts';
import { input, proposalSnapshots, written } from './snapshots.ts';

const send = { type: 'proposal.send' } as const;
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });

describe('sending a proposal', () => {
  it('asks for both texts, in a toast and beside each field', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [send]);
    expect(snapshot.value).toBe('writing');
    expect(snapshot.context.problems).toEqual({
      proposal: 'Enter your proposal.',
      coverLetter: 'Enter your cover letter.',
    });
    expect(snapshot.context.refusals).toBe(1);
    expect(effects).toEqual([toast('Error', 'Please fill in both proposal and cover letter fields.')]);
  });

  it.each(['proposal', 'coverLetter'] as const)('does not take spaces for a %s', (name) => {
    const { snapshot, effects } = replay(proposalMachine, input, [
      ...written,
      { type: 'field.change', name, value: ' \n ' },
      send,
    ]);
    expect(Object.keys(snapshot.context.problems)).toEqual([name]);
    expect(effects).toEqual([toast('Error', 'Please fill in both proposal and cover letter fields.')]);
  });

  it('says how long a text may be, without claiming that one is missing', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [
      ...written,
      { type: 'field.change', name: 'proposal', value: 'x'.repeat(5001) },
      send,
    ]);
    expect(snapshot.value).toBe('writing');
    expect(snapshot.context.problems).toEqual({ proposal: 'Use at most 5,000 characters here.' });
    expect(effects).toEqual([]);
  });

  it.each(['CLIENT', null] as const)('is for freelancers only, not for %s', (role) => {
    const { snapshot, effects } = replay(proposalMachine, { ...input, role }, [...written, send]);
    expect(snapshot.value).toBe('writing');
    expect(effects).toEqual([toast('Error', 'Only freelancers can apply to projects.')]);
  });

  it.each([null, '', ' '])('needs a project to apply to, not %o', (projectId) => {
    const { snapshot, effects } = replay(proposalMachine, { ...input, projectId }, [...written, send]);
    expect(snapshot.value).toBe('writing');
    expect(effects).toEqual([toast('Error', 'Invalid project ID.')]);
  });

  it('sends the texts without the spaces around them', () => {
    const { snapshot } = replay(proposalMachine, input, [
      ...written,
      { type: 'field.change', name: 'proposal', value: '  I would start small. ' },
      send,
    ]);
    expect(asked(snapshot, 'applyToProject')).toEqual({
      params: { projectId: application.projectId },
      idempotencyKey: 'a-key-of-this-form',
      body: { proposal: 'I would start small.', coverLetter: application.coverLetter },
    });
  });

  it('says that it was sent and clears both fields', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [
      ...written,
      send,
      settled('applyToProject', application),
    ]);
    expect(snapshot.status).toBe('done');
    expect(snapshot.context.values).toEqual({ proposal: '', coverLetter: '' });
    expect(effects).toEqual([toast('Proposal Sent!', 'Your proposal has been submitted successfully.', 'positive')]);
  });

  it('loses nothing typed when it fails, and shows which field the server refused', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [
      ...written,
      send,
      rejected('applyToProject', failing.refused(422, 'Please check your input.', { proposal: 'Too short.' })),
    ]);
    expect(snapshot.value).toBe('writing');
    expect(snapshot.context.values).toEqual({
      proposal: application.proposal,
      coverLetter: application.coverLetter,
    });
    expect(snapshot.context.problems).toEqual({ proposal: 'Too short.' });
    expect(effects).toEqual([toast('Error', 'Please check your input.')]);
  });

  it('goes on with what was typed before', () => {
    const draft = { proposal: 'Half a thought', coverLetter: '' };
    expect(replay(proposalMachine, { ...input, draft }).snapshot.context.values).toEqual(draft);
  });

  it('drops a complaint as soon as its field is edited', () => {
    const { snapshot } = replay(proposalMachine, input, [send, { type: 'field.change', name: 'proposal', value: 'I' }]);
    expect(snapshot.context.problems).toEqual({ coverLetter: 'Enter your cover letter.' });
  });

  it('does not send twice for two presses', () => {
    expect(replay(proposalMachine, input, [...written, send]).snapshot.can(send)).toBe(false);
  });

  it('applies once when an answer was lost and the same text is sent again', () => {
    const lost = [...written, send, rejected('applyToProject', failing.network)];
    const sent = (events: typeof lost) => asked(replay(proposalMachine, input, events).snapshot, 'applyToProject');
    expect(sent([...lost, send])).toMatchObject({ idempotencyKey: 'a-key-of-this-form' });
    expect(sent([...lost, { type: 'field.change', name: 'proposal', value: 'Another.' }, send])).toMatchObject({
      idempotencyKey: 'a-key-of-this-form-2',
    });
  });
});

describe('what a failed proposal says', () => {
  it.each([
    [
      failing.refused(409, 'You have already applied to this project.'),
      'Error',
      'You have already applied to this project.',
    ],
    [failing.refused(500), 'Error', 'Failed to submit proposal. Please try again.'],
    [failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [failing.unreadable, 'Server error', 'The server returned an invalid response. Please try again later.'],
    [failing.unexpected, 'Error', 'Failed to submit proposal. Please try again.'],
  ])('%o', (error, title, description) => {
    expect(proposalFailure(error)).toEqual(toast(title, description));
  });
});

describe('every path', () => {
  const paths = pathsOf(proposalMachine, {
    input,
    given: written,
    events: [send, settled('applyToProject', application), rejected('applyToProject', failing.network)],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(proposalMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(proposalSnapshots)));
  });
});
