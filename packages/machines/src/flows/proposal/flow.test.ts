import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { appliedJob, application, freelancerProfile } from '../../testing/samples.ts';
import { begun } from '../freelancerOverview/scenarios.ts';
import { proposalFailure } from './failures.ts';
import { proposalMachine } from './flow.ts';
import { allowed, editedJob, input, jobRead, openJob, profileRead, words, written } from './scenarios.ts';

const send = { type: 'proposal.send' } as const;
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });

describe('a post that its client edits while it is answered', () => {
  const refresh = { type: 'standing.refresh' } as const;
  const enough = profileRead(freelancerProfile.completion);
  const edited = [...allowed, ...written, refresh, jobRead(editedJob), enough];
  const run = (events: Parameters<typeof replay<typeof proposalMachine>>[2]) =>
    replay(proposalMachine, input, events).snapshot;

  it('is told with what changed, beside what is written', () => {
    const { value, context } = run(edited);
    expect(value).toBe('writing');
    expect(context.values.proposal).toBe(words.proposal);
    const { min, max } = openJob.budget;
    expect(context.edit).toEqual({
      before: { budgetMin: min, budgetMax: max, duration: openJob.duration },
      after: { budgetMin: min, budgetMax: max + 500, duration: editedJob.duration },
    });
  });

  it('is told as all edits together, and no more once they were taken back', () => {
    const further = { ...editedJob, title: 'Another title' };
    expect(run([...edited, refresh, jobRead(further), enough]).context.edit?.after).toMatchObject({
      title: 'Another title',
      duration: editedJob.duration,
    });
    expect(run([...edited, refresh, jobRead(openJob), enough]).context.edit).toBe(null);
    // How many have applied is no edit.
    const busier = { ...openJob, applicationsCount: openJob.applicationsCount + 1 };
    expect(run([...allowed, refresh, jobRead(busier), enough]).context.edit).toBe(null);
  });

  it('can be answered', () => {
    expect(run([...edited, send]).value).toBe('sending');
  });

  it('is told as closed where it was taken, with what is written', () => {
    const { value, context } = run([...edited, refresh, jobRead({ ...editedJob, status: 'ASSIGNED' })]);
    expect(value).toBe('closed');
    expect(context.values.proposal).toBe(words.proposal);
  });
});

describe('sending a proposal', () => {
  it('asks for both texts, in a toast and beside each field', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [...allowed, send]);
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
      ...allowed,
      ...written,
      { type: 'field.change', name, value: ' \n ' },
      send,
    ]);
    expect(Object.keys(snapshot.context.problems)).toEqual([name]);
    expect(effects).toEqual([toast('Error', 'Please fill in both proposal and cover letter fields.')]);
  });

  it('says how long a text may be, without claiming that one is missing', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [
      ...allowed,
      ...written,
      { type: 'field.change', name: 'proposal', value: 'x'.repeat(5001) },
      send,
    ]);
    expect(snapshot.value).toBe('writing');
    expect(snapshot.context.problems).toEqual({ proposal: 'Use at most 5,000 characters here.' });
    expect(effects).toEqual([]);
  });

  it.each(['CLIENT', null] as const)('is for freelancers only, not for %s', (role) => {
    const { snapshot, effects } = replay(proposalMachine, { ...input, role }, [...allowed, ...written, send]);
    expect(snapshot.value).toBe('writing');
    expect(effects).toEqual([toast('Error', 'Only freelancers can apply to projects.')]);
  });

  it.each(['', ' '])('needs a project to apply to, not %o', (projectId) => {
    const { snapshot, effects } = replay(proposalMachine, { ...input, projectId }, [...allowed, ...written, send]);
    expect(snapshot.value).toBe('writing');
    expect(effects).toEqual([toast('Error', 'Invalid project ID.')]);
  });

  it('sends the texts without the spaces around them', () => {
    const { snapshot } = replay(proposalMachine, input, [
      ...allowed,
      ...written,
      { type: 'field.change', name: 'proposal', value: '  I would start small. ' },
      send,
    ]);
    expect(asked(snapshot, 'applyToProject')).toEqual({
      params: { projectId: input.projectId },
      idempotencyKey: 'a-key-of-this-form',
      body: { proposal: 'I would start small.', coverLetter: words.coverLetter },
    });
  });

  it('says that it was sent and clears both fields', () => {
    const { snapshot, effects } = replay(proposalMachine, input, [
      ...allowed,
      ...written,
      send,
      settled('applyToProject', application),
    ]);
    expect(snapshot.status).toBe('done');
    expect(snapshot.context.values).toEqual({ proposal: '', coverLetter: '' });
    expect(effects).toEqual([toast('Proposal Sent!', 'Your proposal has been submitted successfully.', 'positive')]);
  });

  it('goes on with what was typed before', () => {
    const draft = { proposal: 'Half a thought', coverLetter: '' };
    expect(replay(proposalMachine, { ...input, draft }).snapshot.context.values).toEqual(draft);
  });

  it('applies once when an answer was lost and the same text is sent again', () => {
    const lost = [...allowed, ...written, send, rejected('applyToProject', failing.network)];
    const sent = (events: typeof lost) => asked(replay(proposalMachine, input, events).snapshot, 'applyToProject');
    expect(sent([...lost, send])).toMatchObject({ idempotencyKey: 'a-key-of-this-form' });
    expect(sent([...lost, { type: 'field.change', name: 'proposal', value: 'Another.' }, send])).toMatchObject({
      idempotencyKey: 'a-key-of-this-form-2',
    });
  });
});

describe('before a form is shown', () => {
  const run = (events: typeof allowed, draft: Parameters<typeof replay<typeof proposalMachine>>[1]['draft'] = null) =>
    replay(proposalMachine, { ...input, draft }, events);
  const closed = jobRead({ ...openJob, status: 'ASSIGNED' });
  const complete = profileRead(freelancerProfile.completion);
  const thin = profileRead(begun);
  const failedJob = rejected('getPublicJob', failing.network);
  const failedProfile = rejected('getProfileCompletion', failing.network);
  const refusal = rejected('applyToProject', failing.refused(409, 'You have already applied to this project.'));
  const draft = { proposal: 'Half a thought', coverLetter: '' };

  it.each([
    ['nothing is known', [], 'checking'],
    ['the project is open', [jobRead(openJob)], 'checking'],
    ['the profile is complete', [complete], 'checking'],
    ['nothing stands in the way', [jobRead(openJob), complete], 'writing'],
    ['nothing stands in the way, the other way round', [complete, jobRead(openJob)], 'writing'],
    ['the profile says too little', [jobRead(openJob), thin], 'incomplete'],
    ['they have applied', [jobRead(appliedJob)], 'applied'],
    ['they have applied, with a thin profile', [thin, jobRead(appliedJob)], 'applied'],
    ['the project is taken', [closed], 'closed'],
    ['the project is taken, with a thin profile', [thin, closed], 'closed'],
    ['the project could not be read', [complete, failedJob], 'unchecked'],
    ['the profile could not be read', [jobRead(openJob), failedProfile], 'unchecked'],
  ] as const)('%s', (_, events, state) => {
    const { snapshot } = run([...events]);
    expect(snapshot.value).toBe(state);
    expect(snapshot.can(send)).toBe(state === 'writing');
    expect(snapshot.can({ type: 'field.change', name: 'proposal', value: 'I' })).toBe(state === 'writing');
  });

  it('asks both questions again after a failure', () => {
    const { snapshot } = run([complete, failedJob, { type: 'standing.retry' }]);
    expect(snapshot.value).toBe('checking');
    expect(asked(snapshot, 'getPublicJob')).toEqual({ params: { jobId: input.projectId } });
    expect(run([complete, failedJob, { type: 'standing.retry' }, jobRead(openJob)]).snapshot.value).toBe('checking');
  });

  it('shows the form when the profile was completed in another window', () => {
    const again = [jobRead(openJob), thin, { type: 'standing.refresh' } as const];
    expect(run(again).snapshot.value).toBe('checking');
    expect(run(again).snapshot.context.completion).toEqual(begun);
    expect(run([...again, complete, jobRead(openJob)]).snapshot.value).toBe('writing');
  });

  it.each([
    ['it is first asked', [], 'checking'],
    ['it is asked again below a form', [...allowed, { type: 'standing.refresh' }], 'reviewing'],
  ] as const)('forgets what it was told before the person came back, while %s', (_, events, state) => {
    const back = [...events, jobRead(openJob), { type: 'standing.refresh' } as const];
    expect(run([...back, complete]).snapshot.value).toBe(state);
    expect(run([...back, complete, jobRead(openJob)]).snapshot.value).toBe('writing');
  });

  it('goes on saying what is missing when it cannot be asked again', () => {
    const again = [jobRead(openJob), thin, { type: 'standing.refresh' } as const];
    for (const failure of [failedJob, failedProfile]) {
      const { snapshot } = run([...again, failure]);
      expect(snapshot.value).toBe('incomplete');
      expect(snapshot.context.completion).toEqual(begun);
    }
  });

  it.each([
    ['they have applied in another window', [jobRead(appliedJob)], 'applied'],
    ['the project was taken meanwhile', [closed], 'closed'],
    ['the profile was emptied meanwhile', [jobRead(openJob), thin], 'incomplete'],
    ['nothing explains the refusal', [jobRead(openJob), complete], 'writing'],
    ['the reason cannot be read', [failedJob], 'writing'],
  ] as const)('a refusal keeps what was typed: %s', (_, events, state) => {
    const before = run([...allowed, ...written, send, refusal]);
    expect(before.snapshot.value).toBe('rechecking');
    expect(before.effects).toEqual([toast('Error', 'You have already applied to this project.')]);
    const { snapshot } = run([...allowed, ...written, send, refusal, ...events]);
    expect(snapshot.value).toBe(state);
    expect(snapshot.context.values).toEqual({ proposal: words.proposal, coverLetter: words.coverLetter });
  });

  it.each([
    ['they have applied in another window', [jobRead(appliedJob)], 'applied'],
    ['the project was taken meanwhile', [closed], 'closed'],
    ['the profile was emptied meanwhile', [jobRead(openJob), thin], 'incomplete'],
    ['nothing has changed', [jobRead(openJob), complete], 'writing'],
    ['the profile cannot be read', [failedProfile], 'writing'],
    ['the project cannot be read', [failedJob], 'writing'],
    ['nothing is known yet', [complete], 'reviewing'],
  ] as const)('a person who comes back to the form learns it before sending: %s', (_, events, state) => {
    const back = [...allowed, ...written, { type: 'standing.refresh' } as const];
    const { snapshot, effects } = run([...back, ...events]);
    expect(snapshot.value).toBe(state);
    expect(snapshot.context.values).toEqual({ proposal: words.proposal, coverLetter: words.coverLetter });
    expect(effects).toEqual([]);
  });

  it('lets the person go on typing and sending while it is asked again', () => {
    const back = [...allowed, ...written, { type: 'standing.refresh' } as const];
    const typed = run([...back, { type: 'field.change', name: 'proposal', value: 'Shorter.' }]).snapshot;
    expect(typed.value).toBe('reviewing');
    expect(typed.context.values.proposal).toBe('Shorter.');
    expect(typed.hasTag('busy')).toBe(false);
    expect(run([...back, send]).snapshot.value).toBe('sending');
  });

  it('gives up on request what can no longer be sent', () => {
    const { snapshot } = run([jobRead(appliedJob)], draft);
    expect(snapshot.context.values).toEqual(draft);
    expect(snapshot.can({ type: 'draft.discard' })).toBe(true);
    const discarded = run([jobRead(appliedJob), { type: 'draft.discard' }], draft).snapshot;
    expect(discarded.context.values).toEqual({ proposal: '', coverLetter: '' });
    expect(discarded.can({ type: 'draft.discard' })).toBe(false);
  });

  it('knows the job with the application that was sent', () => {
    const { snapshot } = run([...allowed, ...written, send, settled('applyToProject', application)]);
    expect(snapshot.context.job?.application).toEqual(appliedJob.application);
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
