import type { ApplicationStatus, ProjectStatus } from '@guildhall/api/enums';
import { applicationStatuses, projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { application, job, receivedApplications } from '../../testing/samples.ts';
import type { ListApplicationsCall } from './flow.ts';
import { applicantsAddressOf, applicantsMachine, chosenOf, mostChosen, openedApplication } from './flow.ts';
import {
  accept,
  askSeveral,
  chooseSeveral,
  chosen,
  confirm,
  failure,
  input,
  loaded,
  nothing,
  ofProject,
  ofShortlist,
  opening,
  reject,
  severalLoaded,
  severalWaiting,
} from './scenarios.ts';

type Event = ReplayEvent<typeof applicantsMachine>;

const received = required(receivedApplications.find(({ id }) => id === application.id) ?? null);
const projects = new Map(receivedApplications.map(({ project }) => [project.id, project]));

const run = (events: readonly Event[], projectId: string | null = null) => {
  const { snapshot, effects } = replay(
    applicantsMachine,
    { address: { projectId, isShortlist: false, page: 1, applicationId: null } },
    events,
  );
  return { snapshot, effects, context: snapshot.context };
};
const toast = (title: string, description?: string, tone = 'critical') =>
  description === undefined ? { type: 'toast', tone, title } : { type: 'toast', tone, title, description };
const projectsChange = { type: 'projects.change' };

/** The list with one application, in the given statuses. */
const listWith = (status: ApplicationStatus, projectStatus: ProjectStatus): Event =>
  settled('listClientApplications', {
    applications: [{ ...received, status, project: { ...received.project, status: projectStatus } }],
    pagination: pagination(1, 1, 50),
  });

describe('reading applications', () => {
  it('lists them by project, with the projects to choose from', () => {
    const { snapshot, context } = run([loaded]);
    expect(snapshot.value).toBe('listed');
    expect(context.groups?.map(({ project, applications }) => [project.id, applications.length])).toEqual(
      [...projects.keys()].map((id) => [id, receivedApplications.filter(({ projectId }) => projectId === id).length]),
    );
    expect(context.projects).toEqual(
      [...projects.values()].map(({ id, title, applicationsCount }) => ({ id, title, applicationsCount })),
    );
    expect(context.total).toBe(receivedApplications.length);
  });

  it('asks for the latest fifty, of one project or of all', () => {
    expect(asked(run([]).snapshot, 'listClientApplications')).toEqual({ params: { page: 1, limit: 50 } });
    expect(asked(run([], job.id).snapshot, 'listClientApplications')).toEqual({
      params: { page: 1, limit: 50, projectId: job.id },
    });
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([toast('API Connection Issue', 'Failed to load applications. Please try again.')]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });

  it('loads again when something was done about an application elsewhere, and keeps the list on screen', () => {
    const { snapshot, context } = run([loaded, { type: 'list.refresh' }]);
    expect(snapshot.value).toBe('loading');
    expect(context.groups).toHaveLength(projects.size);
    expect(run([loaded, { type: 'list.refresh' }, { type: 'list.refresh' }]).snapshot.value).toBe('loading');
    expect(run([loaded, accept]).snapshot.can({ type: 'list.refresh' })).toBe(false);
  });

  it('keeps the list on screen while it loads again, even when that fails', () => {
    const again = run([loaded, ofProject]);
    expect(again.snapshot.value).toBe('loading');
    expect(again.context.groups).toHaveLength(projects.size);
    expect(run([loaded, ofProject, failure]).context.groups).toHaveLength(projects.size);
  });
});

describe('choosing a project', () => {
  const choose: Event = { type: 'project.filter', projectId: job.id };

  it('still knows the other projects afterwards', () => {
    expect(run([loaded, ofProject, listWith('PENDING', 'OPEN')]).context.projects).toHaveLength(projects.size);
  });

  it('is possible among the projects that are known, and for all of them', () => {
    // Also one whose applications are on a page that was not read.
    expect(
      run([loaded]).snapshot.can({ type: 'project.filter', projectId: '4f0c7a12-3b6d-4c0e-9d43-5a7e2b6f9c01' }),
    ).toBe(true);
    expect(run([], job.id).snapshot.can({ type: 'project.filter', projectId: null })).toBe(true);
  });

  it('does nothing when it is chosen already', () => {
    expect(run([loaded, ofProject, loaded]).snapshot.can(choose)).toBe(false);
  });

  it('gives up a decision that was not confirmed', () => {
    const { snapshot } = run([loaded, accept, ofProject]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context).toMatchObject({ projectId: job.id, chosen: null });
  });

  it.each([accept, reject])('does not leave a decision behind that is under way: %o', (decision) => {
    const { snapshot, effects } = run([loaded, decision, confirm, ofProject]);
    expect(snapshot.value).toBe(decision === accept ? 'accepting' : 'rejecting');
    expect(effects).toEqual([{ type: 'address.change', search: { project: '', shortlist: '', page: '' } }]);
    // The address is that of the list again.
    expect(snapshot.can(opening(null))).toBe(false);
    expect(run([loaded, decision]).snapshot.can(choose)).toBe(false);
  });
});

describe('the project and the application of an address', () => {
  it.each([
    [job.id, job.id],
    ['no-such-id', null],
    [undefined, null],
  ])('%s is read as %s', (text, id) => {
    expect(applicantsAddressOf({ project: text })).toEqual({
      projectId: id,
      isShortlist: false,
      page: 1,
      applicationId: null,
    });
    expect(applicantsAddressOf({ application: text })).toEqual({
      projectId: null,
      isShortlist: false,
      page: 1,
      applicationId: id,
    });
  });
});

describe('opening an application', () => {
  const openedBy = (events: readonly Event[]) => openedApplication(run(events).context)?.id ?? null;
  const open = opening(application.id);

  it('shows it from the list, which is not loaded again', () => {
    expect(run([loaded, open]).snapshot.value).toBe('listed');
    expect(openedBy([loaded, open])).toBe(application.id);
    expect(openedBy([loaded, open, opening(null)])).toBeNull();
  });

  it('waits for the list, and has what it says last', () => {
    expect(openedBy([open])).toBeNull();
    expect(openedBy([open, loaded])).toBe(application.id);
    const decided = run([
      loaded,
      open,
      accept,
      confirm,
      settled('approveApplication'),
      listWith('ACCEPTED', 'ASSIGNED'),
    ]);
    expect(openedApplication(decided.context)?.status).toBe('ACCEPTED');
  });

  it('asks for the page that holds it, where it is not on screen', () => {
    const { snapshot } = run([loaded, opening(job.id)]);
    expect(asked(snapshot, 'listClientApplications')).toEqual({ params: { page: 1, limit: 50, containing: job.id } });
    expect(openedBy([loaded, opening(job.id), loaded])).toBeNull();
    expect(run([loaded, opening(job.id), loaded]).snapshot.value).toBe('listed');
  });

  it('turns to the page that holds it', () => {
    const ofPage2 = settled('listClientApplications', {
      applications: receivedApplications,
      pagination: pagination(60, 2, 50),
    });
    const found = run([open, ofPage2]);
    const turn = { type: 'address.change', search: { page: '2' }, replace: true };
    expect(found.effects).toEqual([turn]);
    const turned = { ...open, address: { ...open.address, page: 2 } };
    expect(openedBy([open, ofPage2, turned, ofPage2])).toBe(application.id);
  });

  it('follows it to the page that others have moved it to, when that is asked for', () => {
    const list = {
      applications: receivedApplications.filter(({ id }) => id !== application.id),
      pagination: pagination(60, 1, 50),
    };
    const shown = [open, loaded, { type: 'list.heard', address: open.address, list }] as const;
    expect(openedBy(shown)).toBe(application.id);
    const { snapshot } = run([...shown, { type: 'news.show' }]);
    expect(asked(snapshot, 'listClientApplications')).toMatchObject({ params: { containing: application.id } });
  });

  it('leaves a project or a shortlist that it is not in', () => {
    const all = { type: 'address.change', search: { project: '', shortlist: '', page: '' }, replace: true };
    const address = { projectId: job.id, isShortlist: true, page: 3, applicationId: application.id };
    const narrowed = { type: 'address.set', address } as const;
    expect(run([loaded, ofShortlist, nothing, narrowed, nothing]).effects).toEqual([all]);
    for (const status of [400, 403, 404]) {
      const refused = rejected('listClientApplications', failing.refused(status, 'This project is not yours.'));
      expect(run([narrowed, refused]).effects).toEqual([all]);
    }
    expect(run([narrowed, failure]).snapshot.value).toBe('failed');
  });

  it('ends when another project is chosen', () => {
    const { effects } = run([loaded, open, { type: 'project.filter', projectId: job.id }]);
    expect(effects).toEqual([{ type: 'address.change', search: { project: job.id, page: '', application: '' } }]);
  });

  it('gives up a question about another one, and leaves a decision under way alone', () => {
    expect(run([loaded, open, accept, opening(null)]).snapshot).toMatchObject({
      value: 'listed',
      context: { chosen: null, applicationId: null },
    });
    const sending = run([loaded, open, accept, confirm, opening(null)]);
    expect(sending.snapshot).toMatchObject({ value: 'accepting', context: { applicationId: null } });
    expect(sending.context.chosen?.id).toBe(application.id);
    expect(sending.effects).toEqual([]);
  });
});

describe('the reason of a rejection', () => {
  const write = (value: string) => ({ type: 'field.change', name: 'reason', value }) as const;
  const bodyOf = (events: readonly Event[]) => asked(run(events).snapshot, 'rejectApplication');

  it.each([
    ['nothing', [], null],
    ['blanks', [write(' \n ')], null],
    ['words', [write(' Not now. ')], 'Not now.'],
    ['as many words as there may be', [write('a'.repeat(2000))], 'a'.repeat(2000)],
  ] as const)('is sent without what surrounds it: %s', (_, written, reason) => {
    expect(bodyOf([loaded, reject, ...written, confirm])).toMatchObject({ body: { reason } });
  });

  it('is refused at its field when it is too long, and kept whole', () => {
    const { snapshot, context } = run([loaded, reject, write('a'.repeat(2001)), confirm]);
    expect(snapshot.value).toBe('confirmingRejection');
    expect(context).toMatchObject({
      values: { reason: 'a'.repeat(2001) },
      problems: { reason: 'Use at most 2,000 characters here.' },
    });
  });

  it('is kept when the call fails or the question is left, for the same application', () => {
    const rejectAgain: Event[] = [reject, confirm];
    const written: Event[] = [loaded, reject, write('Not now.')];
    const failed = [...written, confirm, rejected('rejectApplication', failing.network), confirm];
    expect(bodyOf(failed)).toMatchObject({ body: { reason: 'Not now.' } });
    expect(bodyOf([...written, { type: 'decision.cancel' }, ...rejectAgain])).toMatchObject({
      body: { reason: 'Not now.' },
    });
  });

  it('is written where it is asked for alone', () => {
    expect(run([loaded]).snapshot.can(write('x'))).toBe(false);
    expect(run([loaded, accept]).snapshot.can(write('x'))).toBe(false);
  });
});

describe('the shortlist', () => {
  const star = (isShortlisted: boolean) =>
    ({
      type: 'star.change',
      applicationId: application.id,
      isShortlisted,
    }) as const;
  const starsAfter = (...events: Event[]) => run([loaded, ...events]).context.shortlisted.includes(application.id);

  it('has a star at once, and none where it could not be kept', () => {
    expect(starsAfter()).toBe(false);
    expect(starsAfter(star(true))).toBe(true);
    expect(starsAfter(star(true), star(false))).toBe(false);
    const failed: Event = { type: 'star.failed', applicationId: application.id, isShortlisted: true };
    const { context, effects } = run([loaded, star(true), failed]);
    expect(context.shortlisted).not.toContain(application.id);
    expect(effects).toEqual([toast('Error', 'Failed to change your shortlist. Please try again.')]);
  });

  it('falls back to what the server has, and says so, where a later change could not be kept', () => {
    const kept: Event = { ...star(true), type: 'star.kept' };
    const failed: Event = { ...star(false), type: 'star.failed' };
    expect(starsAfter(star(true), star(false), kept, failed)).toBe(true);
    // Nothing was lost: the star that failed was taken off meanwhile.
    const { effects } = run([loaded, star(true), star(false), { ...star(true), type: 'star.failed' }]);
    expect(effects).toEqual([]);
  });

  it('takes what is listed, and changes what differs', () => {
    expect(run([loaded]).snapshot.can(star(false))).toBe(false);
    expect(run([]).snapshot.can(star(true))).toBe(false);
    expect(run([loaded, accept]).snapshot.can(star(true))).toBe(false);
  });

  it('is loaded by itself', () => {
    expect(asked(run([loaded, ofShortlist]).snapshot, 'listClientApplications')).toEqual({
      params: { page: 1, limit: 50, shortlisted: true },
    });
  });
});

describe('what was not looked at', () => {
  const viewed = receivedApplications.find(({ viewedAt }) => viewedAt !== null);

  it('is looked at when it is open, and the figures are read again', () => {
    const viewedAt = '2026-11-20T10:00:00.000Z';
    const { context, effects } = run([
      loaded,
      opening(application.id),
      { type: 'view.know', application: { ...received, viewedAt } },
    ]);
    expect(openedApplication(context)?.viewedAt).toBe(viewedAt);
    expect(effects).toEqual([projectsChange]);
  });

  it('is read as it was when the look was noted, where it was edited after the list was loaded', () => {
    const edited = { proposal: 'I would start with the checkout.', coverLetter: 'I have rebuilt five shops.' };
    const noted = { ...received, ...edited, viewedAt: '2026-11-20T10:00:00.000Z' };
    const { context } = run([loaded, opening(application.id), { type: 'view.know', application: noted }]);
    expect(openedApplication(context)).toEqual(noted);
    const others = (list: readonly Schema<'ClientApplication'>[]) => list.filter(({ id }) => id !== application.id);
    const listed = context.groups?.flatMap(({ applications }) => applications) ?? [];
    expect(new Set(others(listed))).toEqual(new Set(others(receivedApplications)));
  });

  it.each([
    ['opened from the list', [loaded, opening(application.id)], application.id],
    ['opened by the address', [opening(application.id), loaded], application.id],
    ['looked at before', [loaded, opening(viewed?.id ?? '')], null],
    ['closed', [loaded, opening(application.id), opening(null)], null],
  ] as const)('is noted on the server: %s', (_, events, noted) => {
    const notes: unknown[] = [];
    const actor = createActor(
      applicantsMachine.provide({
        actors: {
          listClientApplications: fromPromise<Schema<'ClientApplicationList'>, ListApplicationsCall>(
            () => new Promise(() => {}),
          ),
          viewNotes: fromCallback(({ receive }) => receive((event) => notes.push(event))),
        },
      }),
      { input },
    ).start();
    // What a call answers is an event like any other.
    for (const event of events) actor.send(event as never);
    expect(notes.at(-1)).toEqual({ type: 'view.note', applicationId: noted });
    actor.stop();
  });
});

describe('what the lifecycle allows', () => {
  const pairs = applicationStatuses.flatMap((status) =>
    projectStatuses.map((projectStatus) => ({ status, projectStatus })),
  );

  it.each(pairs)('of an application that is $status to a project that is $projectStatus', (pair) => {
    const { snapshot } = run([listWith(pair.status, pair.projectStatus)]);
    const isOpen = pair.status === 'PENDING';
    expect(snapshot.can(accept)).toBe(isOpen && pair.projectStatus === 'OPEN');
    expect(snapshot.can(reject)).toBe(isOpen);
  });

  it.each(['application.accept', 'application.reject'] as const)('is nothing for a stranger: %s', (type) => {
    expect(run([loaded]).snapshot.can({ type, applicationId: 'nobody' })).toBe(false);
  });
});

describe('answering an application', () => {
  it('asks first, naming the application', () => {
    const { snapshot, context } = run([loaded, accept]);
    expect(snapshot.value).toBe('confirmingAcceptance');
    expect(context.chosen?.id).toBe(application.id);
  });

  it.each([accept, reject])('can be thought better of: %o', (decision) => {
    const { snapshot, context } = run([loaded, decision, { type: 'decision.cancel' }]);
    expect(snapshot.value).toBe('listed');
    expect(context.chosen).toBeNull();
  });

  it.each([
    [accept, 'approveApplication', 'Application Approved'],
    [reject, 'rejectApplication', 'Application Rejected'],
  ])('is done over the version that was seen, told, and followed by a new list: %o', (decision, call, title) => {
    expect(asked(run([loaded, decision, confirm]).snapshot, call)).toMatchObject({
      params: { projectId: job.id, applicationId: application.id },
      ifMatch: '"1"',
    });
    const { snapshot, context, effects } = run([loaded, decision, confirm, settled(call)]);
    expect(snapshot.value).toBe('loading');
    expect(context).toMatchObject({ chosen: null, groups: run([loaded]).context.groups });
    expect(effects).toEqual([toast(title, undefined, 'positive'), projectsChange]);
  });

  it('that accepts can fail, and leaves the list as it was', () => {
    const failed = rejected('approveApplication', failing.network);
    const { snapshot, context, effects } = run([loaded, accept, confirm, failed]);
    expect(snapshot.value).toBe('listed');
    expect(context.chosen).toBeNull();
    expect(effects).toEqual([toast('Error', 'Failed to approve application. Please try again.')]);
  });

  it('that rejects can fail, and asks again, since a reason may be written', () => {
    const failed = rejected('rejectApplication', failing.network);
    const { snapshot, context, effects } = run([loaded, reject, confirm, failed]);
    expect(snapshot.value).toBe('confirmingRejection');
    expect(context.chosen?.id).toBe(application.id);
    expect(effects).toEqual([toast('Error', 'Failed to reject application. Please try again.')]);
  });

  it.each([
    [accept, 'approveApplication'],
    [reject, 'rejectApplication'],
  ])('is overtaken when it was answered elsewhere; what happened is told and the list is new: %o', (decision, call) => {
    const error = failing.refused(409, 'This application is already REJECTED.');
    const { snapshot, effects } = run([loaded, decision, confirm, rejected(call, error)]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toEqual([toast('Error', 'This application is already REJECTED.'), projectsChange]);
  });

  it.each([accept, reject])('does not call twice for two presses: %o', (decision) => {
    const { snapshot } = run([loaded, decision, confirm]);
    expect(snapshot.can(confirm)).toBe(false);
  });
});

describe('applications that changed elsewhere', () => {
  const heard = (applications: typeof severalWaiting, address = input.address) =>
    ({
      type: 'list.heard',
      address,
      list: { applications, pagination: pagination(applications.length, 1, 50) },
    }) as const;
  const listed = (applications: typeof severalWaiting): Event =>
    settled('listClientApplications', { applications, pagination: pagination(applications.length, 1, 50) });
  const shown = ({ context: { groups } }: ReturnType<typeof run>) =>
    groups?.flatMap(({ applications }) => applications).length;
  const older = severalWaiting.slice(1);

  it('are shown at once, also where there were none, and a question is not disturbed', () => {
    expect(shown(run([listed(older), heard(severalWaiting)]))).toBe(severalWaiting.length);
    expect(run([nothing, heard(severalWaiting)]).snapshot.value).toBe('listed');
    expect(run([listed(older), heard([])]).snapshot.value).toBe('empty');
    expect(run([loaded, accept]).snapshot.can(heard(severalWaiting))).toBe(false);
    expect(run([loaded]).snapshot.can(heard(severalWaiting, { ...input.address, isShortlist: true }))).toBe(false);
  });

  const choosing: Event[] = [listed(older), chooseSeveral, chosen(2)];

  it('are offered while some are being chosen, and the choice stays when they are shown', () => {
    const offered = run([...choosing, heard(severalWaiting)]);
    expect([offered.snapshot.value, shown(offered), offered.context.news?.added]).toEqual([
      'choosingSeveral',
      older.length,
      1,
    ]);
    const seen = run([...choosing, heard(severalWaiting), { type: 'news.show' }]);
    expect([seen.snapshot.value, shown(seen), seen.context.news]).toEqual([
      'choosingSeveral',
      severalWaiting.length,
      null,
    ]);
    expect(seen.context.several?.applicationIds).toEqual([severalWaiting[2]?.id]);
    expect(run(choosing).snapshot.can({ type: 'news.show' })).toBe(false);
  });

  it('are shown when the choice is left, or nothing of it can be chosen any more', () => {
    const left = run([...choosing, heard(severalWaiting), { type: 'several.leave' }]);
    expect([left.snapshot.value, shown(left), left.context.news]).toEqual(['listed', severalWaiting.length, null]);
    const decided = older.map((one) => ({ ...one, status: 'REJECTED' as const }));
    const over = run([...choosing, heard(decided), { type: 'news.show' }]);
    expect([over.snapshot.value, over.context.several, over.context.news]).toEqual(['listed', null, null]);
    expect(run([...choosing, heard(decided)]).context.news?.added).toBe(0);
    expect(run([...choosing, heard([])]).snapshot.value).toBe('empty');
  });
});

describe('several of one project', () => {
  const two: Event[] = [severalLoaded, chooseSeveral, chosen(0), chosen(2)];
  const ids = severalWaiting.map(({ id }) => id);
  const refreshed = (applications: typeof severalWaiting): Event =>
    settled('listClientApplications', { applications, pagination: pagination(applications.length, 1, 50) });
  const without = (...places: number[]) =>
    refreshed(
      severalWaiting.map((one, index) => (places.includes(index) ? { ...one, status: 'REJECTED' as const } : one)),
    );

  it('can be chosen where at least two wait for an answer, and are not being rejected already', () => {
    expect(run([severalLoaded]).snapshot.can(chooseSeveral)).toBe(true);
    expect(run([without(0)]).snapshot.can(chooseSeveral)).toBe(true);
    expect(run([without(0, 1, 2)]).snapshot.can(chooseSeveral)).toBe(false);
    expect(run([listWith('PENDING', 'OPEN')]).snapshot.can(chooseSeveral)).toBe(false);
  });

  it('are those that wait, each chosen once, and nothing else is answered meanwhile', () => {
    const { snapshot, context } = run([...two, chosen(2, false), chosen(1)]);
    expect(context.several?.applicationIds).toEqual([ids[0], ids[1]]);
    expect(snapshot.can(chosen(1))).toBe(false);
    expect(snapshot.can(chosen(4))).toBe(false);
    expect(snapshot.can({ type: 'application.reject', applicationId: ids[1] ?? '' })).toBe(false);
    expect(run([...two, { type: 'several.all' }]).context.several?.applicationIds).toEqual(ids.slice(0, 4));
    expect(run([...two, { type: 'several.all' }]).snapshot.can({ type: 'several.all' })).toBe(false);
  });

  it('are rejected with one reason, after one question', () => {
    const reason = { type: 'field.change', name: 'reason', value: ' Someone sooner. ' } as const;
    const { snapshot } = run([...two, askSeveral, reason, confirm]);
    expect(asked(snapshot, 'rejectApplications')).toEqual({
      params: { projectId: job.id },
      ifMatch: severalWaiting[0]?.project.etag,
      body: { applicationIds: [ids[0], ids[2]], reason: 'Someone sooner.' },
    });
    expect(run([severalLoaded, chooseSeveral]).snapshot.can(askSeveral)).toBe(false);
  });

  it('are no longer chosen once they are being rejected', () => {
    const due = severalWaiting.map((one) => ({ ...one, rejectionDueAt: '2026-11-20T09:00:10.000Z' }));
    const events: Event[] = [...two, askSeveral, confirm, settled('rejectApplications')];
    const { snapshot, effects } = run(events);
    expect(snapshot.value).toBe('loading');
    expect(effects).toContainEqual(projectsChange);
    const after = run([...events, refreshed(due)]);
    expect(after.snapshot.value).toBe('listed');
    expect(after.context.several).toBeNull();
  });

  it('that were overtaken leave the others chosen', () => {
    const overtaken = rejected('rejectApplications', failing.refused(409, 'This application is already accepted.'));
    const { snapshot, context } = run([...two, askSeveral, confirm, overtaken, without(0)]);
    expect(snapshot.value).toBe('choosingSeveral');
    expect(context.several?.applicationIds).toEqual([ids[2]]);
  });

  it('stay chosen, and the reason written, where the call failed', () => {
    const failed = rejected('rejectApplications', failing.network);
    const reason = { type: 'field.change', name: 'reason', value: 'Sooner.' } as const;
    const { snapshot, context } = run([...two, askSeveral, reason, confirm, failed]);
    expect(snapshot.value).toBe('confirmingSeveral');
    expect(context.values.reason).toBe('Sooner.');
    expect(context.several?.applicationIds).toEqual([ids[0], ids[2]]);
  });

  it('are left by a second thought, and by another list', () => {
    expect(run([...two, askSeveral, { type: 'decision.cancel' }]).snapshot.value).toBe('choosingSeveral');
    expect(run([...two, { type: 'several.leave' }]).context.several).toBeNull();
    expect(run([...two, ofProject]).context.several).toBeNull();
    expect(run([...two, askSeveral, ofProject]).snapshot.value).toBe('loading');
  });

  it('of which one is being rejected, and can only be undone, are not answered alone', () => {
    const { snapshot } = run([severalLoaded]);
    const applicationId = ids.at(-1) ?? '';
    expect(snapshot.can({ type: 'application.reject', applicationId })).toBe(false);
    expect(snapshot.can({ type: 'application.accept', applicationId })).toBe(false);
  });
});

describe('a list of several pages', () => {
  const onPage = (page: number) =>
    ({ type: 'address.set', address: { projectId: null, isShortlist: false, page, applicationId: null } }) as const;
  const page = (applications: typeof severalWaiting, number: number): Event =>
    settled('listClientApplications', { applications, pagination: pagination(104, number, 50) });
  const [first, second] = [severalWaiting.slice(0, 2), severalWaiting.slice(2, 3)];
  const ids = severalWaiting.map(({ id }) => id);
  const turned: Event[] = [page(first, 1), chooseSeveral, chosen(0), onPage(2), page(second, 2)];
  const elsewhere = receivedApplications
    .filter(({ id }) => id === application.id)
    .map((one) => ({ ...one, id: job.id, projectId: application.id, project: { ...one.project, id: application.id } }));

  it('keeps what is chosen on a page, and lets more be chosen on another', () => {
    const { snapshot, context } = run([...turned, chosen(2)]);
    expect(snapshot.value).toBe('choosingSeveral');
    expect(context.several?.applicationIds).toEqual([ids[0], ids[2]]);
    expect(chosenOf(context, required(context.several)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    const back = run([...turned, chosen(2), onPage(1), page(first, 1)]).context.several;
    expect(back?.applicationIds).toEqual([ids[0], ids[2]]);
    expect(back?.elsewhere.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it('rejects what is chosen on all of them, also from a page without the project', () => {
    const away: Event[] = [...turned, chosen(2), onPage(3), page(elsewhere, 3)];
    for (const events of [[...turned, chosen(2)], away]) {
      const { snapshot } = run([...events, askSeveral, confirm]);
      expect(asked(snapshot, 'rejectApplications')).toMatchObject({ body: { applicationIds: [ids[0], ids[2]] } });
      const after = run([...events, askSeveral, confirm, settled('rejectApplications', undefined), page(elsewhere, 3)]);
      expect([after.snapshot.value, after.context.several]).toEqual(['listed', null]);
    }
  });

  it('chooses as many as can be rejected at once, and no more', () => {
    const [one = required<Schema<'ClientApplication'>>(null)] = severalWaiting;
    const many = Array.from({ length: mostChosen }, (_, index) => ({
      ...one,
      id: `00000000-0000-4000-8000-0000000${String(80_000 + index)}`,
    }));
    const all: Event[] = [page(many, 1), chooseSeveral, { type: 'several.all' }, onPage(2), page(second, 2)];
    const { snapshot } = run(all);
    expect(snapshot.context.several?.applicationIds).toHaveLength(mostChosen);
    expect([snapshot.can(chosen(2)), snapshot.can({ type: 'several.all' })]).toEqual([false, false]);
  });

  it('goes to the last page where the one on screen has gone', () => {
    const gone = (from: number): Event => ({
      type: 'list.heard',
      address: onPage(from).address,
      list: { applications: [], pagination: pagination(50, 2, 50) },
    });
    const { effects } = run([page(first, 1), onPage(2), page(second, 2), gone(2)]);
    expect(effects.at(-1)).toEqual({ type: 'address.change', search: { page: '' }, replace: true });
    expect(run([page(first, 1), gone(3)]).effects).toEqual([]);
  });
});
