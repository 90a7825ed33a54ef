import { countedAddress } from '../domain/countedAddress.ts';
import type { OperationId } from '../operations/types.ts';
import { takeAttempt } from '../repositories/rateLimit.ts';
import type { Services } from '../services.ts';
import type { LimitCall } from './loader.ts';

type CallLimit = {
  /** Calls of one name are counted together. */
  readonly name: string;
  /** Signed-in people are counted by their account, wherever they are; others by their address, or their /64. */
  readonly per: 'address' | 'account';
  readonly limit: number;
  readonly seconds: number;
};

const minutes = 60;
const hours = 60 * minutes;

// An office or a school shares one address: these let a hundred people through within minutes. What one account or one
// email may do is stricter, and counted where it is known (`domain/emailCodes.ts`, `domain/loginAttempts.ts`).
const codes: CallLimit = { name: 'codes', per: 'address', limit: 100, seconds: 10 * minutes };
/** Two tries for each of those codes. At five guesses a code, a network needs weeks for one lucky hit somewhere. */
const guesses: CallLimit = { name: 'guesses', per: 'address', limit: 200, seconds: 10 * minutes };
const signUps: CallLimit = { name: 'sign-ups', per: 'address', limit: 100, seconds: 10 * minutes };
/** Three for everyone in an office of a hundred who arrives at nine. */
const logIns: CallLimit = { name: 'log-ins', per: 'address', limit: 300, seconds: 10 * minutes };
const support: CallLimit = { name: 'support', per: 'address', limit: 30, seconds: hours };

// Far above what hands can do, far below what a script wants.
/** Each may cost us the decoding of a picture. A portfolio of thirty, each changed twice, fits. */
const uploads: CallLimit = { name: 'uploads', per: 'account', limit: 100, seconds: hours };
// Each sends a mail to someone else.
const proposals: CallLimit = { name: 'proposals', per: 'account', limit: 60, seconds: hours };
/** One after each pause in typing: for two hours of it, every four seconds. */
const drafts: CallLimit = { name: 'drafts', per: 'account', limit: 1800, seconds: 2 * hours };
const rejections: CallLimit = { name: 'rejections', per: 'account', limit: 60, seconds: hours };
const posts: CallLimit = { name: 'posts', per: 'account', limit: 60, seconds: hours };
const meetings: CallLimit = { name: 'meetings', per: 'account', limit: 60, seconds: hours };
/** The dialog asks anew for each time that is chosen; a calendar of others is not to be drawn from it. */
const conflicts: CallLimit = { name: 'meeting conflicts', per: 'account', limit: 300, seconds: hours };
const completions: CallLimit = { name: 'completions', per: 'account', limit: 60, seconds: hours };

/** Each reads everything of an account. */
const exports: CallLimit = { name: 'exports', per: 'account', limit: 30, seconds: hours };

/** A switch that is pressed to and fro, each by itself. */
const settings: CallLimit = { name: 'settings', per: 'account', limit: 300, seconds: hours };
/** Each fetches a page of someone else. */
const checks: CallLimit = { name: 'verification checks', per: 'account', limit: 60, seconds: hours };

/** Each sends a mail to an address that may be someone else's. */
const emailChanges: CallLimit = { name: 'email changes', per: 'account', limit: 30, seconds: hours };
const emailGuesses: CallLimit = { name: 'email change guesses', per: 'account', limit: 60, seconds: hours };

const calendarFeeds: CallLimit = { name: 'calendar feeds', per: 'account', limit: 60, seconds: hours };
/** A calendar service asks for those of many people from one address: each may be a thousand meetings to write. */
const calendars: CallLimit = { name: 'calendars', per: 'address', limit: 3000, seconds: 10 * minutes };

/** Fifty searches each time: for a page every five seconds. */
const savedSearches: CallLimit = { name: 'saved searches', per: 'account', limit: 120, seconds: 10 * minutes };

/** Which calls are counted, and how many are too many. Reads of what is public are not: they cost little. */
export const callLimits: { readonly [Id in OperationId]?: CallLimit } = {
  sendVerificationOtp: codes,
  requestClientPasswordReset: codes,
  requestFreelancerPasswordReset: codes,
  verifyEmailOtp: guesses,
  resetClientPassword: guesses,
  resetFreelancerPassword: guesses,
  signUpClient: signUps,
  signUpFreelancer: signUps,
  logInClient: logIns,
  logInFreelancer: logIns,
  createSupportRequest: support,
  updateClientProfile: uploads,
  updateClientProfileImage: uploads,
  updateFreelancerProfile: uploads,
  updateFreelancerProfileImage: uploads,
  updateFreelancerProfilePicture: uploads,
  uploadResume: uploads,
  addPortfolioItem: uploads,
  updatePortfolioItem: uploads,
  applyToProject: proposals,
  saveProposalDraft: drafts,
  deleteProposalDraft: drafts,
  createProject: posts,
  editProject: posts,
  rejectApplications: rejections,
  scheduleMeeting: meetings,
  rescheduleMeeting: meetings,
  cancelMeeting: meetings,
  proposeMeetingTimes: meetings,
  acceptMeetingProposal: meetings,
  declineMeetingProposal: meetings,
  confirmMeeting: meetings,
  declineMeeting: meetings,
  getMeetingConflicts: conflicts,
  requestCompletion: completions,
  rejectCompletion: completions,
  exportAccount: exports,
  setEmailPreference: settings,
  setAccountTimezone: settings,
  changeAccountRole: settings,
  requestEmailChange: emailChanges,
  changeEmail: emailGuesses,
  checkVerification: checks,
  renewCalendarFeed: calendarFeeds,
  endCalendarFeed: calendarFeeds,
  getCalendar: calendars,
  listSavedSearches: savedSearches,
};

/** Counts each call of `callLimits` in PostgreSQL, for all replicas together. */
export function makeLimitCall({ db, clock }: Pick<Services, 'db' | 'clock'>): LimitCall {
  const known: Readonly<Record<string, CallLimit | undefined>> = callLimits;
  return async (operationId, ip, session) => {
    const own = known[operationId];
    if (!own) return;
    const { name, per, limit, seconds } = own;
    const who = per === 'account' && session ? session.userId : countedAddress(ip);
    await takeAttempt(db, clock.now(), { subject: [name, per, who], limit, seconds });
  };
}
