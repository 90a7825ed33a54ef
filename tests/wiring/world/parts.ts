import { randomUUID } from 'node:crypto';

import { hashToken } from '../../../apps/server/src/domain/secrets.ts';
import type { Role } from '../../../packages/api/src/generated/enums.ts';
import type { components } from '../../../packages/api/src/generated/schema.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { postedProject as anyPosted } from '../../../packages/machines/src/testing/samples.ts';
import { farAhead, longAgo, owners, putPerson, putResume } from './people.ts';
import type { Rows } from './rows.ts';
import { putApplication, putClient, putMeeting, putProject, putRating } from './work.ts';

/** For whom something is made true: the account that will read it. */
export interface Reader {
  userId: string;
  role: Role;
  /** What the path of the call names. */
  params: Readonly<Record<string, string>>;
}

export type Put<Value> = (rows: Rows, value: Value, reader: Reader) => Promise<void>;
type Puts = { [Name in keyof components['schemas']]?: Put<Schema<Name>> };

const freelancerRow = async (
  rows: Rows,
  userId: string,
  row: {
    skills?: readonly string[];
    experience?: string | null;
    hourlyRate?: number | null;
    availability?: boolean;
    age?: number | null;
  },
) => {
  const { skills, experience, ...plain } = row;
  await rows.put('freelancers', 'userId', {
    userId,
    ...plain,
    ...(skills && { skills: [...skills] }),
    experience: experience ?? null,
    experienceYears: experience ? Number(/\d+/.exec(experience)?.[0] ?? 0) : null,
  });
};

const listed: Put<Schema<'FreelancerListing'>> = async (rows, { id, profile, professional }) => {
  const { name, bio, location, memberSince } = profile;
  await putPerson(rows, { userId: id, role: 'FREELANCER', name, bio, location, createdAt: new Date(memberSince) });
  const { skills, experience, hourlyRate, availability } = professional;
  // Without any experience no one is listed: the samples leave the words out.
  await freelancerRow(rows, id, { skills, experience: experience ?? 'New here', hourlyRate, availability });
};

const posted: Put<Schema<'ClientProject'>> = async (rows, project, reader) => {
  const freelancerId = project.freelancer?.userId;
  if (project.freelancer) await putPerson(rows, { ...project.freelancer, role: 'FREELANCER', email: undefined });
  await putProject(rows, project, { clientId: reader.userId, ...(freelancerId !== undefined && { freelancerId }) });
  await rows.set('projects', 'id', { id: project.id, version: versionOf(project.etag) });
  for (let count = 0; count < project.applicationsCount && project.status === 'OPEN'; count += 1) {
    const freelancerId = `00000099-0000-4000-8000-${String(count).padStart(12, '0')}`;
    await putPerson(rows, { userId: freelancerId, role: 'FREELANCER' });
    await putApplication(rows, { id: childOf(project.id, count), projectId: project.id, freelancerId });
  }
  if (project.rating && freelancerId !== undefined)
    await putRating(rows, anew(project.rating), {
      projectId: project.id,
      fromUserId: reader.userId,
      toUserId: freelancerId,
      type: 'CLIENT_TO_FREELANCER',
    });
};

/** Several samples are given the same rating. */
const anew = <Given extends { id: string }>(given: Given): Given => ({ ...given, id: randomUUID() });

const versionOf = (etag: string) => Number(/\d+/.exec(etag)?.[0] ?? 1);
const childOf = (id: string, count: number) => `${id.slice(0, -4)}${String(9000 + count)}`;

async function putPicture(rows: Rows, userId: string, image: string | null): Promise<void> {
  const id = randomUUID();
  const file = { kind: 'PROFILE_IMAGE', contentType: 'image/webp', originalName: '', storedIn: 'DATABASE' } as const;
  if (image !== null) await rows.put('files', 'id', { id, ownerId: userId, byteSize: 1, width: 1, height: 1, ...file });
  await rows.set('users', 'id', { id: userId, profileImageId: image === null ? null : id });
}

/** What makes the parts of an answer true, by their names in the contract. What is not here needs nothing. */
export const puts: Puts = {
  async Job(rows, { budget, postedAt, client, application, ...job }, { userId, role }) {
    await putClient(rows, client);
    await putProject(
      rows,
      { ...job, budgetMin: budget.min, budgetMax: budget.max, createdAt: postedAt },
      { clientId: client.userId },
    );
    if (role !== 'FREELANCER') return;
    await rows.run('delete from applications where project_id = $1 and freelancer_id = $2', [job.id, userId]);
    if (application)
      await putApplication(rows, {
        ...application,
        projectId: job.id,
        freelancerId: userId,
        attempt: application.status === 'WITHDRAWN' && !application.mayApplyAgain ? 2 : 1,
      });
  },
  ClientProject: posted,
  async AssignedProject(rows, project, { userId }) {
    const { client, rating, clientRating } = project;
    await putClient(rows, client);
    await putProject(rows, project, { clientId: client.userId, freelancerId: userId });
    const given = { projectId: project.id, fromUserId: client.userId, toUserId: userId };
    if (rating) await putRating(rows, anew(rating), { ...given, type: 'CLIENT_TO_FREELANCER' });
    if (clientRating)
      await putRating(rows, anew(clientRating), {
        projectId: project.id,
        fromUserId: userId,
        toUserId: client.userId,
        type: 'FREELANCER_TO_CLIENT',
      });
  },
  async ClientApplication(rows, application, { userId }) {
    const { freelancer, project, meetings } = application;
    const { email: _, ...person } = freelancer;
    await putPerson(rows, { ...person, role: 'FREELANCER' });
    await putProject(rows, project, { clientId: userId, freelancerId: freelancer.userId });
    await putApplication(rows, application);
    for (const meeting of meetings)
      await putMeeting(rows, { ...meeting, project, freelancer: { ...meeting.freelancer, ...person }, application });
  },
  async FreelancerApplication(rows, application, { userId }) {
    const { client, project, meetings } = application;
    await putClient(rows, client);
    await putProject(rows, project, { clientId: client.userId, freelancerId: userId });
    await putApplication(rows, { ...application, freelancerId: userId });
    await rows.set('applications', 'id', { id: application.id, version: versionOf(application.etag) });
    for (const meeting of meetings) await putMeeting(rows, { ...meeting, project, application });
  },
  async Meeting(rows, meeting, { userId, role }) {
    const client = role === 'CLIENT' ? { ...meeting.client, userId } : meeting.client;
    const freelancer = role === 'FREELANCER' ? { ...meeting.freelancer, userId } : meeting.freelancer;
    await putMeeting(rows, { ...meeting, client, freelancer });
  },
  FreelancerListing: listed,
  async FeaturedFreelancer(rows, { id, profile, skills, hourlyRate }) {
    await putPerson(rows, { userId: id, role: 'FREELANCER', ...profile });
    await freelancerRow(rows, id, { skills, experience: 'New here', hourlyRate, availability: true });
  },
  async FreelancerProfile(rows, profile, { userId }) {
    const { name, bio, location, age, skills, experience, hourlyRate, availability } = profile;
    await putPerson(rows, { userId, role: 'FREELANCER', name, bio, location, email: profile.email });
    await putPicture(rows, userId, profile.profileImage);
    await freelancerRow(rows, userId, { age, skills, experience, hourlyRate, availability });
    const { githubUrl, linkedinUrl, portfolioUrl } = profile;
    await rows.put('freelancers', 'userId', { userId, githubUrl, linkedinUrl, portfolioUrl });
    for (const table of ['education_entries', 'experience_entries', 'portfolio_items'])
      await rows.run(`delete from ${table} where user_id = $1`, [userId]);
    for (const entry of profile.education) await rows.put('educationEntries', 'id', { ...entry, userId });
    for (const entry of profile.experienceEntries) await rows.put('experienceEntries', 'id', { ...entry, userId });
    for (const [place, { image: _, ...item }] of profile.portfolio.entries())
      await rows.put('portfolioItems', 'id', { ...item, userId, place: place + 1 });
    if (profile.resume) {
      const { fileName: originalName, size: byteSize } = profile.resume;
      await putResume(rows, userId, { id: profile.resume.url.split('/').at(-1) ?? '', originalName, byteSize });
    }
  },
  async ClientProfile(rows, profile, { userId }) {
    const { name, bio, location, email } = profile;
    await putPerson(rows, { userId, role: 'CLIENT', name, bio, location, email });
    await putPicture(rows, userId, profile.profileImage);
    const { companyName, industry, companySize, website, profileSummary } = profile;
    await rows.put('clients', 'userId', { userId, companyName, industry, companySize, website, profileSummary });
  },
  async PublicProfile(rows, { userId, userType, freelancer, client }) {
    const basics = (freelancer ?? client)?.profile;
    await putPerson(rows, { userId, role: userType, ...basics });
    if (freelancer) {
      const { skills, experience, hourlyRate, availability } = freelancer.professionalInfo;
      await freelancerRow(rows, userId, { skills, experience, hourlyRate, availability });
    }
  },
  async ProfileCompletion(rows, { percentage, criteria }, { userId }) {
    const { bio, location } = criteria;
    const { name } = owners.FREELANCER;
    const said = (is: boolean, text: string) => (is ? text : null);
    await putPerson(rows, {
      userId,
      role: 'FREELANCER',
      name,
      bio: said(bio, 'I build calm, fast web applications.'),
      location: said(location, 'Lisbon, Portugal'),
    });
    await freelancerRow(rows, userId, {
      age: criteria.age ? 34 : null,
      skills: criteria.skills ? ['React', 'TypeScript', 'Figma'] : [],
      experience: said(criteria.experience, '8 years'),
      hourlyRate: criteria.hourlyRate ? 65 : null,
    });
    const githubUrl = said(criteria.links || percentage === 100, 'https://github.com/adeyemi');
    await rows.put('freelancers', 'userId', { userId, githubUrl });
  },
  async SavedSearch(rows, search, { userId }) {
    const { id, name, digest, timezone, criteria } = search;
    const createdAt = new Date(search.createdAt);
    const seenAt = new Date(search.seenAt);
    await rows.put('savedSearches', 'id', {
      id,
      userId,
      name,
      digest,
      timezone,
      criteria: JSON.stringify(criteria),
      seenAt,
      digestedUntil: seenAt,
      nextDigestAt: digest === 'never' ? null : farAhead,
      unsubscribeKey: Buffer.alloc(32),
      createdAt,
    });
  },
  async OwnSession(rows, { id, browser, address, openedAt, isCurrent }, { userId }) {
    if (isCurrent) return;
    const facts = { browser, address, createdAt: new Date(openedAt), expiresAt: farAhead };
    await rows.put('tokens', 'id', { id, userId, tokenHash: hashToken(id), ...facts });
  },
  async Rating(rows, rating, { userId, role }) {
    const { otherParty, project } = rating;
    const isClient = role === 'CLIENT';
    await putPerson(rows, { ...otherParty, role: isClient ? 'FREELANCER' : 'CLIENT' });
    const [clientId, freelancerId] = isClient ? [userId, otherParty.userId] : [otherParty.userId, userId];
    await putProject(rows, { ...project, status: 'COMPLETED' }, { clientId, freelancerId });
    const told = { projectId: project.id, fromUserId: otherParty.userId, toUserId: userId };
    // What is said of a client shows when the client has rated too.
    if (isClient)
      await putRating(
        rows,
        { id: randomUUID(), rating: 5, review: null, createdAt: rating.createdAt },
        { projectId: project.id, fromUserId: userId, toUserId: otherParty.userId, type: 'CLIENT_TO_FREELANCER' },
      );
    await putRating(rows, rating, { ...told, type: isClient ? 'FREELANCER_TO_CLIENT' : 'CLIENT_TO_FREELANCER' });
  },
  async Rejection(rows, rejection, { userId }) {
    const { id, projectId, projectTitle, status } = rejection;
    await putProject(rows, { id: projectId, title: projectTitle }, { clientId: userId });
    const dueAt = new Date(rejection.dueAt);
    await rows.put('rejections', 'id', { id, projectId, status, reason: null, createdAt: longAgo, dueAt });
  },
  async Verification(rows, { addresses, verified, isDoubted }, { userId, role }) {
    const known: Record<string, string> = Object.fromEntries(addresses.map((one) => [one.subject, one.address]));
    if (role === 'CLIENT') await rows.put('clients', 'userId', { userId, website: known['website'] ?? null });
    else {
      const { github: githubUrl = null, linkedin: linkedinUrl = null, portfolio: portfolioUrl = null } = known;
      await rows.put('freelancers', 'userId', { userId, githubUrl, linkedinUrl, portfolioUrl });
    }
    if (!verified) return;
    const { subject, address, checkedAt } = verified;
    const doubtedAt = isDoubted ? new Date(checkedAt) : null;
    await rows.put('verifications', 'userId', { userId, subject, address, checkedAt: new Date(checkedAt), doubtedAt });
  },
  async CalendarFeed(rows, { address, createdAt, etag }, { userId }) {
    if (address === null) return;
    await rows.run(
      `insert into calendar_feeds (user_id, id, secret, created_at, version) values ($1, $2, $3, $4, $5)
       on conflict (user_id) do nothing`,
      [userId, randomUUID(), Buffer.alloc(32), createdAt, versionOf(etag)],
    );
  },
  async AccountTimezone(rows, { timezone }, { userId }) {
    await rows.run('update users set timezone = $2 where id = $1', [userId, timezone]);
  },
  async AccountRole(rows, { canChange }, { userId, role }) {
    if (!canChange) await putProject(rows, { id: randomUUID() }, role === 'CLIENT' ? { clientId: userId } : {});
  },
  async AccountObstacle(rows, { kind, projectId, title, count }, reader) {
    const { userId, role } = reader;
    const status = kind === 'WORK' ? 'ASSIGNED' : 'OPEN';
    if (role === 'FREELANCER') {
      await putProject(rows, { id: projectId, title, status }, { freelancerId: userId });
      if (kind === 'APPLICATIONS')
        await putApplication(rows, { id: childOf(projectId, 0), projectId, freelancerId: userId });
    } else if (kind === 'APPLICATIONS')
      await posted(rows, { ...anyPosted, id: projectId, title, applicationsCount: count }, reader);
    else await putProject(rows, { id: projectId, title, status }, { clientId: userId });
  },
  async FoundProposalDraft(rows, { draft }, { userId, params }) {
    const projectId = params['projectId'] ?? '';
    await rows.run('delete from proposal_drafts where project_id = $1', [projectId]);
    if (draft === null) return;
    const { proposal, coverLetter, etag, updatedAt } = draft;
    await rows.put('proposalDrafts', 'id', {
      id: randomUUID(),
      freelancerId: userId,
      projectId,
      proposal,
      coverLetter,
      version: versionOf(etag),
      updatedAt: new Date(updatedAt),
    });
  },
  async MeetingConflicts(rows, { freelancerTimezone }) {
    await rows.run(`update users set timezone = $1 where role = 'FREELANCER'`, [freelancerTimezone]);
  },
  async EmailPreference(rows, { kind, isOn }, { userId }) {
    const change = isOn ? 'array_remove(muted_mails, $2)' : 'array_append(array_remove(muted_mails, $2), $2)';
    await rows.run(`update users set muted_mails = ${change} where id = $1`, [userId, kind]);
  },
  async WorkStatement(rows, statement, { userId, role }) {
    const status = statement.ended ? 'CANCELLED' : 'COMPLETED';
    const work = { ...statement, ...statement.project, createdAt: statement.assignedAt };
    await putProject(rows, { ...work, status }, role === 'CLIENT' ? { clientId: userId } : { freelancerId: userId });
    await rows.put('workStatements', 'projectId', {
      projectId: statement.project.id,
      number: statement.number,
      clientName: statement.client.name,
      freelancerName: statement.freelancer.name,
    });
  },
  async ProjectTimeline(rows, { project, events }, { userId, role }) {
    await putProject(rows, project, role === 'CLIENT' ? { clientId: userId } : { freelancerId: userId });
    for (const { type, at } of events)
      await rows.run('insert into project_events (project_id, type, at, details) values ($1, $2, $3, $4)', [
        project.id,
        type,
        at,
        '{}',
      ]);
  },
  async RecentApplication(rows, { id, status, createdAt, project, freelancer }, { userId }) {
    await putPerson(rows, { ...freelancer, role: 'FREELANCER' });
    // Samples also name projects that are none of the client's.
    if (!(await rows.has('select from projects where id = $1 and client_id = $2', [project.id, userId]))) return;
    await putApplication(rows, { id, projectId: project.id, freelancerId: freelancer.userId, status, createdAt });
  },
};
