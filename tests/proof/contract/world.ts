import type { ApplicationStatus, ProjectStatus, Role, VerificationSubject } from '@guildhall/api/enums';

/** An account that the calls so far have made. */
export type Person = {
  readonly userId: string;
  role: Role;
  email: string;
  password: string;
  /** The living tokens. */
  tokens: string[];
  /** The profile's ETag, as last heard. */
  etag: string | undefined;
  /** The addresses of the profile that can be checked, as last heard. */
  addresses: VerificationSubject[];
  /** How many entries of a profile it has, by the path that adds them. */
  entries: Record<Entry['kind'], number>;
};

export type Project = {
  readonly id: string;
  readonly client: Person;
  freelancer: Person | undefined;
  status: ProjectStatus;
  etag: string;
  isRated: boolean;
  /** By the freelancer. */
  isClientRated: boolean;
};

export type Application = {
  readonly id: string;
  readonly project: Project;
  readonly freelancer: Person;
  status: ApplicationStatus;
  /** Its version, as its freelancer last heard. */
  etag: string;
  isViewed: boolean;
  /** Perhaps, as the edits could have undone each other. */
  isPostEdited: boolean;
  hasMeeting: boolean;
};

/** Something of a profile that has an id of its own. */
export type Entry = {
  readonly id: string;
  readonly owner: Person;
  readonly kind: 'education' | 'experience' | 'portfolio' | 'savedSearch';
};

export type Meeting = {
  readonly id: string;
  readonly application: Application;
  etag: string | undefined;
  /** The instants that the freelancer proposes. */
  proposed: readonly string[];
};

/** What a client said of a freelancer, which shows at once. */
export type Rating = { readonly id: string; readonly freelancer: Person; isReplied: boolean };

/** A rejection of several applications, that may still be undone. */
export type Rejection = { readonly id: string; readonly client: Person };

/** A calendar feed: the token of its address, and the version that was told. */
export type Feed = { readonly id: string; readonly owner: Person; readonly etag: string };

/** A session whose id was told, with its token. */
export type OpenSession = { readonly id: string; readonly owner: Person; readonly token: string };

/** A file's address; a resume has an owner, who alone may read it. */
export type File = { readonly id: string; readonly owner: Person | undefined; etag: string | undefined };

/** An email on its way to an account, or an account on its way to a new password or to another email. */
export type Code = {
  readonly email: string;
  readonly purpose: 'SIGNUP' | Role | 'CHANGE_EMAIL';
  readonly otp: string;
  /** Of the call that asked for it, by which it is known wherever it is used. */
  readonly requestId: string;
  /** Who asked for it; nobody without a session. */
  readonly owner: Person | undefined;
};

/** What the answers so far have told, so that later calls name things that are there. */
export type World = {
  people: Person[];
  projects: Project[];
  applications: Application[];
  entries: Entry[];
  meetings: Meeting[];
  ratings: Rating[];
  rejections: Rejection[];
  feeds: Feed[];
  sessions: OpenSession[];
  files: File[];
  codes: Code[];
  /** Emails that may be signed up. */
  proved: string[];
  /** By such an e-mail, the ticket that its proof is bound to, where one was asked for. */
  tickets: Map<string, string>;
  /** Tokens that were good once. */
  ended: string[];
};

export function newWorld(): World {
  return {
    people: [],
    projects: [],
    applications: [],
    entries: [],
    meetings: [],
    ratings: [],
    rejections: [],
    feeds: [],
    sessions: [],
    files: [],
    codes: [],
    proved: [],
    tickets: new Map(),
    ended: [],
  };
}

/** Who can call as `role`: an account with a living token. */
export function callers(world: World, roles: readonly Role[]): Person[] {
  return world.people.filter(({ role, tokens }) => tokens.length > 0 && roles.includes(role));
}

/** Lists are kept short: what is made late is as good as what was made early, and looking through is quick. */
const most = 60;

export function remember<T>(list: T[], entry: T): void {
  list.push(entry);
  if (list.length > most) list.shift();
}

export function forget<T>(list: T[], entry: T): void {
  const place = list.indexOf(entry);
  if (place >= 0) list.splice(place, 1);
}
