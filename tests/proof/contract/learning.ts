import type { OperationId } from '@guildhall/api/operations';
import type { operations as Contract } from '@guildhall/api/schema';

import type { Request, Response } from './request.ts';
import type { Code, Entry, Person, Project, World } from './world.ts';
import { forget, remember } from './world.ts';

type Data<Id extends OperationId> = {
  [Status in keyof Contract[Id]['responses'] & (200 | 201)]: Contract[Id]['responses'][Status] extends {
    content: { 'application/json': { data: infer Value } };
  }
    ? Value
    : never;
}[keyof Contract[Id]['responses'] & (200 | 201)];

type Heard<Value> = {
  world: World;
  data: Value;
  caller: Person | undefined;
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  etag: string | undefined;
  /** The caller's. */
  token: string | undefined;
  /** The code in the latest mail to an address. */
  codeFor: (email: string) => Promise<string>;
};

type Lessons = { [Id in OperationId]?: (heard: Heard<Data<Id>>) => void | Promise<void> };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Also those whom the list of people has forgotten, but who still call for their projects and entries. */
const everyone = ({ people, projects, applications, entries }: World): Person[] => [
  ...people,
  ...projects.map(({ client }) => client),
  ...applications.map(({ freelancer }) => freelancer),
  ...entries.map(({ owner }) => owner),
];

function meet({ world, data, body }: Heard<Data<'logInClient'>>): void {
  const known = everyone(world).find(({ userId }) => userId === data.userId);
  if (known) {
    known.tokens.push(data.token);
    return;
  }
  const { userId, role, email, token } = data;
  const entries = { education: 0, experience: 0, portfolio: 0, savedSearch: 0 };
  const common = { userId, role, email, password: text(body['password']), tokens: [token] };
  const person = { ...common, etag: undefined, addresses: [], entries };
  remember(world.people, person);
  world.proved = world.proved.filter((proved) => proved.toLowerCase() !== email.toLowerCase());
}

const codeFrom =
  (purpose: Code['purpose']) =>
  async ({ world, data: { requestId }, body, caller, codeFor }: Heard<{ requestId: string }>): Promise<void> => {
    const email = text(body['email']);
    const otp = await codeFor(email);
    world.codes = world.codes.filter((code) => code.purpose !== purpose || code.email !== email);
    if (otp !== '') remember(world.codes, { email, purpose, otp, requestId, owner: caller });
  };

const resetBy = ({ world, body }: Heard<unknown>): void => {
  const email = text(body['email']);
  for (const person of everyone(world)) {
    if (person.email.toLowerCase() !== email.toLowerCase()) continue;
    world.ended.push(...person.tokens.splice(0));
    person.password = text(body['newPassword']);
  }
};

const added =
  (kind: Entry['kind']) =>
  ({ world, data, caller }: { world: World; data: { id: string }; caller: Person | undefined }): void => {
    if (!caller) return;
    caller.entries[kind] += 1;
    remember(world.entries, { id: data.id, owner: caller, kind });
  };

const removed = ({ world, params }: { world: World; params: Readonly<Record<string, string>> }): void => {
  const entry = world.entries.find(({ id }) => Object.values(params).includes(id));
  if (!entry) return;
  entry.owner.entries[entry.kind] -= 1;
  forget(world.entries, entry);
};

const profile = ({ caller, etag }: { caller: Person | undefined; etag: string | undefined }): void => {
  if (caller) caller.etag = etag;
};

function moved({ world, data }: { world: World; data: Pick<Project, 'id' | 'status' | 'etag'> }): void {
  const project = world.projects.find(({ id }) => id === data.id);
  if (!project) return;
  Object.assign(project, { status: data.status, etag: data.etag });
  if (data.status !== 'CANCELLED') return;
  for (const one of world.applications) {
    if (one.project === project && one.status === 'PENDING') one.status = 'REJECTED';
  }
}

function decided({ world, params, etag }: Heard<unknown>, isAccepted: boolean): void {
  const application = world.applications.find(({ id }) => id === params['applicationId']);
  if (!application) return;
  application.status = isAccepted ? 'ACCEPTED' : 'REJECTED';
  const { project } = application;
  project.etag = etag ?? project.etag;
  if (!isAccepted) return;
  Object.assign(project, { status: 'ASSIGNED', freelancer: application.freelancer });
  for (const other of world.applications) {
    if (other.project === project && other.status === 'PENDING') other.status = 'REJECTED';
  }
}

/** One that was called off: another can be scheduled. */
function calledOff(world: World, { id }: Data<'cancelMeeting'>): void {
  const meeting = world.meetings.find((one) => one.id === id);
  if (!meeting) return;
  meeting.application.hasMeeting = false;
  forget(world.meetings, meeting);
}

function changed(world: World, { id, etag, proposal }: Data<'cancelMeeting'>): void {
  const meeting = world.meetings.find((one) => one.id === id);
  const proposed = proposal?.times.map(({ startsAt }) => startsAt) ?? [];
  if (meeting) Object.assign(meeting, { etag, proposed });
}

/** No other token of the caller's is worth anything now. */
function alone({ world, caller, token }: Heard<unknown>): void {
  if (!caller || token === undefined) return;
  world.ended.push(...caller.tokens.filter((one) => one !== token));
  caller.tokens = [token];
  world.sessions = world.sessions.filter(({ owner, token: other }) => owner !== caller || other === token);
}

function feed({ world, data, caller }: Heard<Data<'getCalendarFeed'>>): void {
  world.feeds = world.feeds.filter(({ owner }) => owner !== caller);
  const id = /([^/]+)\.ics$/.exec(data.address ?? '')?.[1];
  if (caller && id !== undefined) remember(world.feeds, { id, owner: caller, etag: data.etag });
}

function checkable({ data, caller }: Heard<Data<'getVerification'>>): void {
  if (caller) caller.addresses = data.addresses.map(({ subject }) => subject);
}

const lessons: Lessons = {
  getCalendarFeed: feed,
  renewCalendarFeed: feed,
  endCalendarFeed: feed,
  getVerification: checkable,
  checkVerification: checkable,
  listSessions: ({ world, data, caller, token }) => {
    const current = data.sessions.find(({ isCurrent }) => isCurrent);
    if (!caller || !current || token === undefined || world.sessions.some(({ id }) => id === current.id)) return;
    remember(world.sessions, { id: current.id, owner: caller, token });
  },
  endSession: ({ world, params }) => {
    const session = world.sessions.find(({ id }) => id === params['sessionId']);
    if (!session) return;
    session.owner.tokens = session.owner.tokens.filter((token) => token !== session.token);
    remember(world.ended, session.token);
    forget(world.sessions, session);
  },
  endOtherSessions: alone,
  changePassword: (heard) => {
    alone(heard);
    if (heard.caller) heard.caller.password = text(heard.body['newPassword']);
  },
  closeAccount: ({ world, caller }) => {
    if (!caller) return;
    world.ended.push(...caller.tokens.splice(0));
    world.sessions = world.sessions.filter(({ owner }) => owner !== caller);
    world.feeds = world.feeds.filter(({ owner }) => owner !== caller);
    for (const one of world.applications)
      if (one.freelancer === caller && one.status === 'PENDING') one.status = 'WITHDRAWN';
  },
  sendVerificationOtp: codeFrom('SIGNUP'),
  requestClientPasswordReset: codeFrom('CLIENT'),
  requestFreelancerPasswordReset: codeFrom('FREELANCER'),
  requestEmailChange: codeFrom('CHANGE_EMAIL'),
  changeEmail: (heard) => {
    alone(heard);
    if (heard.caller) heard.caller.email = heard.data.email;
  },
  changeAccountRole: (heard) => {
    const { caller, data } = heard;
    if (!caller || caller.role === data.role) return;
    alone(heard);
    Object.assign(caller, { role: data.role, etag: undefined, addresses: [] });
  },
  verifyEmailOtp: ({ world, body, data }) => {
    const email = text(body['email']);
    if (data?.ticket === undefined) world.tickets.delete(email);
    else world.tickets.set(email, data.ticket);
    world.codes = world.codes.filter((code) => code.email !== email || code.purpose !== 'SIGNUP');
    remember(world.proved, email);
  },
  signUpClient: meet,
  signUpFreelancer: meet,
  logInClient: meet,
  logInFreelancer: meet,
  resetClientPassword: resetBy,
  resetFreelancerPassword: resetBy,
  getClientProfile: profile,
  updateClientProfile: profile,
  updateClientProfileImage: profile,
  removeClientProfileImage: profile,
  getFreelancerProfile: profile,
  updateFreelancerProfile: profile,
  updateFreelancerProfileImage: profile,
  removeFreelancerProfileImage: profile,
  removeResume: profile,
  updateFreelancerProfilePicture: profile,
  createProject: ({ world, data, caller }) => {
    if (!caller) return;
    const { id, status, etag } = data;
    remember(world.projects, {
      id,
      status,
      etag,
      client: caller,
      freelancer: undefined,
      isRated: false,
      isClientRated: false,
    });
  },
  editProject: ({ world, ...heard }) => {
    moved({ world, ...heard });
    for (const application of world.applications)
      if (application.project.id === heard.data.id) application.isPostEdited = true;
  },
  cancelProject: moved,
  endProject: moved,
  endAssignedProject: moved,
  requestCompletion: moved,
  approveCompletion: moved,
  rejectCompletion: moved,
  rateFreelancer: ({ world, data, params }) => {
    const project = world.projects.find(({ id }) => id === params['projectId']);
    if (!project) return;
    project.isRated = true;
    if (project.freelancer) remember(world.ratings, { id: data.id, freelancer: project.freelancer, isReplied: false });
  },
  replyToRating: ({ world, data }) => {
    const rating = world.ratings.find(({ id }) => id === data.id);
    if (rating) rating.isReplied = true;
  },
  rateClient: ({ world, params }) => {
    const project = world.projects.find(({ id }) => id === params['projectId']);
    if (project) project.isClientRated = true;
  },
  applyToProject: ({ world, data, caller }) => {
    const project = world.projects.find(({ id }) => id === data.projectId);
    if (!caller || !project) return;
    const { id, etag } = data;
    remember(world.applications, {
      id,
      project,
      freelancer: caller,
      status: 'PENDING',
      etag,
      isViewed: false,
      isPostEdited: false,
      hasMeeting: false,
    });
  },
  approveApplication: (heard) => decided(heard, true),
  rejectApplication: (heard) => decided(heard, false),
  // The clock stands still here, so none is carried out.
  rejectApplications: ({ world, data, caller }) => {
    if (caller) remember(world.rejections, { id: data.id, client: caller });
  },
  editApplication: ({ world, data }) => {
    const application = world.applications.find(({ id }) => id === data.id);
    if (application) Object.assign(application, { etag: data.etag, isViewed: false, isPostEdited: false });
  },
  markApplicationViewed: ({ world, data }) => {
    const application = world.applications.find(({ id }) => id === data.id);
    if (application) application.isViewed = true;
  },
  withdrawApplication: ({ world, params }) => {
    const application = world.applications.find(({ id }) => id === params['applicationId']);
    if (application) application.status = 'WITHDRAWN';
  },
  scheduleMeeting: ({ world, data, params }) => {
    const application = world.applications.find(({ id }) => id === params['applicationId']);
    if (!application) return;
    application.hasMeeting = true;
    remember(world.meetings, { id: data.meeting.id, application, etag: data.meeting.etag, proposed: [] });
  },
  rescheduleMeeting: ({ world, data }) => changed(world, data.meeting),
  acceptMeetingProposal: ({ world, data }) => changed(world, data.meeting),
  proposeMeetingTimes: ({ world, data }) => changed(world, data),
  declineMeetingProposal: ({ world, data }) => changed(world, data),
  confirmMeeting: ({ world, data }) => changed(world, data),
  cancelMeeting: ({ world, data }) => calledOff(world, data),
  declineMeeting: ({ world, data }) => calledOff(world, data),
  addEducation: added('education'),
  addExperience: added('experience'),
  addPortfolioItem: added('portfolio'),
  createSavedSearch: added('savedSearch'),
  deleteEducation: removed,
  deleteExperience: removed,
  deletePortfolioItem: removed,
  deleteSavedSearch: removed,
};

/** Takes from an answer what later calls can name. */
export async function learn(
  world: World,
  request: Request,
  response: Response,
  codeFor: (email: string) => Promise<string>,
): Promise<void> {
  const { operation, caller, params, body, token } = request;
  if (response.status === 200 || response.status === 201) {
    // The contract's check has just proved the answer to be of this operation's shape.
    const lesson = lessons[operation.id as OperationId] as ((heard: object) => void | Promise<void>) | undefined;
    const data: unknown = (response.json as { data?: unknown } | undefined)?.data;
    const etag = typeof response.headers.etag === 'string' ? response.headers.etag : undefined;
    const sent = body?.kind === 'json' && typeof body.value === 'object' ? body.value : {};
    await lesson?.({ world, data, caller, params, body: sent ?? {}, etag, token, codeFor });
    learnFiles(world, request, response);
    if (operation.id === 'logOut' && caller && token !== undefined) {
      caller.tokens = caller.tokens.filter((one) => one !== token);
      remember(world.ended, token);
    }
  }
}

function learnFiles(world: World, { operation, caller, params }: Request, { text: answer, headers }: Response): void {
  if (operation.id === 'getFile') {
    const file = world.files.find(({ id }) => id === params['fileId']);
    if (file && typeof headers.etag === 'string') file.etag = headers.etag;
  }
  for (const [, id] of answer.matchAll(/\/api\/v1\/files\/([0-9a-f-]{36})/g)) {
    if (id === undefined || world.files.some((file) => file.id === id)) continue;
    remember(world.files, { id, owner: operation.id === 'uploadResume' ? caller : undefined, etag: undefined });
  }
}
