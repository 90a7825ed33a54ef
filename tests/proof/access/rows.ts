import type { OperationId } from '@guildhall/api/operations';

import type { Caller, State } from './scene.ts';

/**
 * Whose the thing in the path is. Others of the right role are refused with 403.
 * `role`: no one's in particular, the role is enough. `parties`: of the two people of the project.
 */
export type Owner = 'role' | 'client' | 'freelancer' | 'parties';

export type Row = {
  owner: Owner;
  /** What who is let in is told, where it is not the operation's success: a code cannot be right, an email is unproved. */
  answer?: number;
  /** The states in which the call is legal; 409 in the others. Left out, in all of them. */
  legal?: readonly State[];
  /** The states in which what the path names is there; 404 in the others. Left out, in all of them. */
  there?: readonly State[];
  /** Cells that follow none of this, with the reason. */
  except?: (caller: Caller, state: State) => number | undefined;
};

const open: readonly State[] = [
  'open, no applications',
  'open, pending',
  'open, pending, meeting',
  'open, pending, rejecting',
  'open, rejected',
];
const pending: readonly State[] = ['open, pending', 'open, pending, meeting', 'open, pending, rejecting'];
const waitingForWork: readonly State[] = ['assigned', 'assigned, meeting, proposal', 'in progress'];
const withMeeting: readonly State[] = ['open, pending, meeting', 'assigned, meeting, proposal'];
const completed: readonly State[] = ['completed', 'completed, rated', 'completed, both rated'];
/** Where the owner freelancer has sent an application. */
const applied: readonly State[] = [
  ...pending, ...waitingForWork, 'open, rejected', 'pending completion', ...completed, 'withdrawn', 'ended',
]; // prettier-ignore
/** Pending or accepted, and no meeting yet. */
const meetable: readonly State[] = [
  'open, pending',
  'open, pending, rejecting',
  'assigned',
  'in progress',
  'pending completion',
  ...completed,
];

/** The project is no freelancer's until it is assigned. */
const unassigned: Row['except'] = (caller, state) =>
  caller === 'owner freelancer' && [...open, 'withdrawn'].includes(state) ? 403 : undefined;

const anyone: Row = { owner: 'role' };
const refused: Row = { owner: 'role', answer: 422 };

/** The path names a project and an application: whose project it is comes before whether the application is there. */
const deciding: Row = {
  owner: 'client',
  legal: pending,
  except: (caller, state) => (caller === 'owner client' && !applied.includes(state) ? 404 : undefined),
};

/** One row for each operation of the contract: the types ask for it. */
export const rows: Readonly<Record<OperationId, Row>> = {
  // Access
  sendVerificationOtp: anyone,
  verifyEmailOtp: refused,
  signUpClient: refused,
  signUpFreelancer: refused,
  logInClient: { owner: 'role', answer: 401 },
  logInFreelancer: { owner: 'role', answer: 401 },
  requestClientPasswordReset: anyone,
  requestFreelancerPasswordReset: anyone,
  resetClientPassword: refused,
  resetFreelancerPassword: refused,
  logOut: anyone,

  // The own account: a session that the path names is no one's in the scene
  listSessions: anyone,
  endSession: { owner: 'role', answer: 404 },
  endOtherSessions: anyone,
  changePassword: refused,
  requestEmailChange: refused,
  changeEmail: refused,
  getEmailPreferences: anyone,
  setEmailPreference: anyone,
  getAccountTimezone: anyone,
  setAccountTimezone: anyone,
  getAccountRole: anyone,
  // To what clients are already; freelancers have saved a profile.
  changeAccountRole: {
    owner: 'role',
    except: (caller) => (caller.endsWith('freelancer') ? 409 : undefined),
  },
  getAccountClosing: anyone,
  closeAccount: refused,
  exportAccount: anyone,
  streamChanges: anyone,
  getVerification: anyone,
  // No one of the scene has an address that could be checked.
  checkVerification: { owner: 'role', answer: 409 },
  getCalendarFeed: anyone,
  renewCalendarFeed: anyone,
  endCalendarFeed: anyone,
  // The address is the permission; the matrix knows none.
  getCalendar: { owner: 'role', answer: 404 },

  // What is public, and what every client or freelancer has of their own
  listPublicJobs: anyone,
  getPublicJob: anyone,
  listFeaturedProjects: anyone,
  listPublicFreelancers: anyone,
  listFeaturedFreelancers: anyone,
  getFreelancerRates: anyone,
  listFreelancerLocations: anyone,
  searchFreelancers: anyone,
  compareFreelancers: anyone,
  getFreelancerContact: anyone,
  getPublicFreelancer: anyone,
  getPublicClient: anyone,
  getPublicProfile: anyone,
  getPublicFreelancerProfile: anyone,
  createSupportRequest: anyone,
  getClientProfile: anyone,
  updateClientProfile: anyone,
  updateClientProfileImage: anyone,
  removeClientProfileImage: anyone,
  getClientDashboard: anyone,
  listClientProjects: anyone,
  createProject: anyone,
  listClientApplications: anyone,
  listClientMeetings: anyone,
  getFreelancerProfile: anyone,
  updateFreelancerProfile: anyone,
  updateFreelancerProfileImage: anyone,
  removeFreelancerProfileImage: anyone,
  updateFreelancerProfilePicture: anyone,
  uploadResume: anyone,
  removeResume: anyone,
  getProfileCompletion: anyone,
  getFreelancerDashboard: anyone,
  listFreelancerRatings: anyone,
  listClientRatings: anyone,
  listAssignedProjects: anyone,
  listFreelancerApplications: anyone,
  listFreelancerMeetings: anyone,
  addEducation: anyone,
  addExperience: anyone,
  addPortfolioItem: anyone,
  listSavedSearches: anyone,
  createSavedSearch: anyone,
  getLiveness: anyone,
  getReadiness: anyone,

  // Entries of a profile: their freelancer's
  updateEducation: { owner: 'freelancer' },
  deleteEducation: { owner: 'freelancer' },
  updateExperience: { owner: 'freelancer' },
  deleteExperience: { owner: 'freelancer' },
  updatePortfolioItem: { owner: 'freelancer' },
  movePortfolioItem: { owner: 'freelancer' },
  deletePortfolioItem: { owner: 'freelancer' },
  // The scene's saved search is the owner client's, and no other account's, of whatever role.
  updateSavedSearch: { owner: 'client' },
  deleteSavedSearch: { owner: 'client' },
  markSavedSearchSeen: { owner: 'client' },
  // The scene's file is the owner freelancer's resume: for its owner, and for clients that its owner applied to.
  getFile: {
    owner: 'role',
    except: (caller, state) => {
      if (caller === 'anonymous') return 401;
      const mayRead = caller === 'owner freelancer' || (caller === 'owner client' && applied.includes(state));
      return mayRead ? undefined : 403;
    },
  },

  // The life of a project, an application and a rating
  applyToProject: {
    owner: 'role',
    legal: open,
    // Once for each project.
    except: (caller, state) => (caller === 'owner freelancer' && applied.includes(state) ? 409 : undefined),
  },
  getProposalDraft: anyone,
  saveProposalDraft: {
    owner: 'role',
    legal: open,
    // As long as the proposal could be sent.
    except: (caller, state) => (caller === 'owner freelancer' && applied.includes(state) ? 409 : undefined),
  },
  deleteProposalDraft: anyone,
  editProject: { owner: 'client', legal: open },
  cancelProject: { owner: 'client', legal: open },
  getClientProject: { owner: 'client' },
  endProject: { owner: 'client', legal: waitingForWork },
  endAssignedProject: { owner: 'freelancer', legal: waitingForWork, except: unassigned },
  approveApplication: deciding,
  rejectApplication: deciding,
  rejectApplications: { ...deciding, legal: ['open, pending', 'open, pending, meeting'] },
  undoRejection: { owner: 'client', there: ['open, pending, rejecting'] },
  markApplicationViewed: { owner: 'client', there: applied },
  shortlistApplication: { owner: 'client', there: applied },
  unshortlistApplication: { owner: 'client', there: applied },
  requestCompletion: {
    owner: 'freelancer',
    legal: waitingForWork,
    except: unassigned,
  },
  approveCompletion: { owner: 'client', legal: ['pending completion'] },
  rejectCompletion: { owner: 'client', legal: ['pending completion'] },
  rateFreelancer: { owner: 'client', legal: ['completed'] },
  rateClient: { owner: 'freelancer', legal: ['completed', 'completed, rated'], except: unassigned },

  // The one that the scene has is of the freelancer.
  replyToRating: { owner: 'freelancer', there: ['completed, rated', 'completed, both rated'] },

  // Meetings
  scheduleMeeting: { owner: 'client', there: applied, legal: meetable },
  rescheduleMeeting: { owner: 'client', there: withMeeting },
  cancelMeeting: { owner: 'client', there: withMeeting },
  proposeMeetingTimes: { owner: 'freelancer', there: withMeeting },
  acceptMeetingProposal: { owner: 'client', there: withMeeting, legal: ['assigned, meeting, proposal'] },
  declineMeetingProposal: { owner: 'client', there: withMeeting, legal: ['assigned, meeting, proposal'] },
  confirmMeeting: { owner: 'freelancer', there: withMeeting },
  declineMeeting: { owner: 'freelancer', there: withMeeting },
  getMeetingConflicts: { owner: 'client', there: applied, legal: [...meetable, ...withMeeting] },
  listClientApplicationMeetings: { owner: 'client', there: applied },
  editApplication: { owner: 'freelancer', there: applied, legal: pending },
  withdrawApplication: { owner: 'freelancer', there: applied, legal: pending },
  listFreelancerApplicationMeetings: { owner: 'freelancer', there: applied },
  getProjectTimeline: { owner: 'parties', except: unassigned },
  getWorkStatement: { owner: 'parties', legal: [...completed, 'ended'], except: unassigned },
  getMeetingInvitation: { owner: 'parties', there: withMeeting },
};
