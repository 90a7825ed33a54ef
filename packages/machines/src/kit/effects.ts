import type { Role } from '@guildhall/api/enums';

/** A short message about what just happened, spoken once and shown for a while. */
export interface Toast {
  type: 'toast';
  tone: 'positive' | 'critical' | 'info' | 'caution';
  title: string;
  description?: string;
}

/** Pages that a flow can lead to, by name. The app knows their addresses. */
export type Destination =
  | 'home'
  | 'login'
  | 'clientDashboard'
  | 'freelancerDashboard'
  | 'clientProfileSetup'
  | 'freelancerProfileSetup'
  | 'profile'
  | 'findTalent'
  | 'findWork'
  | 'jobs';

/** Who is signed in, as the API told at sign-up or log-in. */
export interface Session {
  token: string;
  role: Role;
  name: string;
  email: string;
}

/**
 * The person belongs elsewhere: on a page by name, with the query of its address if it has one, or back at the address
 * they came from.
 */
export type Navigate =
  | {
      type: 'navigate';
      to: Destination;
      search?: Record<string, string>;
      /** Where they wanted to go instead is for people with this role, which is said where they land. */
      pageFor?: Role;
    }
  | { type: 'navigate'; path: string };

/** A session begins. `remember` keeps it beyond this window. Where it leads is the session's decision. */
export interface OpenSession {
  type: 'session.open';
  session: Session;
  remember: boolean;
  /** The account was made just now: its profile is set up first. Default false. */
  isNew?: boolean;
}

/** The account of the session has another role or email now: the same session goes on with it, in every tab. */
export interface ChangeSession {
  type: 'session.change';
  change: { role?: Role; email?: string };
}

/** The person wants to be logged out: the account is closed. */
export interface CloseSession {
  type: 'session.close';
}

/** The person is done here, and goes on to the page they had asked for, else to their dashboard. */
export interface Proceed {
  type: 'proceed';
}

/**
 * Something else is to be listed. The address owns what is listed: it changes first, and the flow follows it as it
 * follows Back, a reload and a shared link.
 */
export interface ChangeAddress {
  type: 'address.change';
  /** The parameters that change; those without a value leave the address. All others stay as they are. */
  search: Record<string, string>;
  /** The address that is left does not stay in the history. Default false. */
  replace?: boolean;
}

/** A project's status or its counts changed on the server: whatever else shows projects loads again. */
export interface ProjectsChange {
  type: 'projects.change';
}

/** Sessions of the own account have ended: whatever else shows them loads again. */
export interface SessionsChange {
  type: 'sessions.change';
}

/** Everything that a flow may ask of the app. Machines emit these; the app carries them out in one place. */
export type Effect =
  | Toast
  | Navigate
  | Proceed
  | OpenSession
  | ChangeSession
  | CloseSession
  | ChangeAddress
  | ProjectsChange
  | SessionsChange;

export const success = (title: string, description?: string): Toast => ({
  type: 'toast',
  tone: 'positive',
  title,
  ...(description === undefined ? {} : { description }),
});

export const problem = (title: string, description?: string): Toast => ({
  ...success(title, description),
  tone: 'critical',
});

/** Whether a toast says that something went wrong. */
export const isTrouble = ({ tone }: Toast): boolean => tone === 'critical' || tone === 'caution';

/** Where each role works. */
export const dashboardOf = { CLIENT: 'clientDashboard', FREELANCER: 'freelancerDashboard' } as const satisfies Record<
  Role,
  Destination
>;

/** Where each role sets up its profile. */
export const profileSetupOf = {
  CLIENT: 'clientProfileSetup',
  FREELANCER: 'freelancerProfileSetup',
} as const satisfies Record<Role, Destination>;
