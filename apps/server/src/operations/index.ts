import { changePassword, endOtherSessions, endSession, listSessions } from './account.ts';
import { closeAccount, getAccountClosing } from './accountClosing.ts';
import { exportAccount } from './accountExport.ts';
import { changeAccountRole, getAccountRole } from './accountRole.ts';
import { signUpClient, signUpFreelancer } from './accounts.ts';
import { getAccountTimezone, getEmailPreferences, setAccountTimezone, setEmailPreference } from './accountSettings.ts';
import { editApplication } from './applicationEdits.ts';
import { markApplicationViewed, shortlistApplication, unshortlistApplication } from './applicationNotes.ts';
import { approveApplication, listClientApplications, rejectApplication } from './applications.ts';
import { endCalendarFeed, getCalendar, getCalendarFeed, renewCalendarFeed } from './calendarFeeds.ts';
import { streamChanges } from './changes.ts';
import { getClientDashboard } from './clientDashboard.ts';
import { getClientProfile, updateClientProfile } from './clientProfile.ts';
import { approveCompletion, rejectCompletion, requestCompletion } from './completions.ts';
import { getFreelancerContact } from './contact.ts';
import { addEducation, deleteEducation, updateEducation } from './education.ts';
import { changeEmail, requestEmailChange } from './emailChange.ts';
import { sendVerificationOtp, verifyEmailOtp } from './emailCodes.ts';
import { addExperience, deleteExperience, updateExperience } from './experience.ts';
import { getFile } from './files.ts';
import { getFreelancerProfile, getProfileCompletion, updateFreelancerProfile } from './freelancerProfile.ts';
import { getFreelancerDashboard, listAssignedProjects } from './freelancerWork.ts';
import { getLiveness, getReadiness } from './health.ts';
import { getPublicJob, listFeaturedProjects, listPublicJobs } from './jobs.ts';
import { acceptMeetingProposal, cancelMeeting, rescheduleMeeting } from './meetingChanges.ts';
import { getMeetingConflicts } from './meetingConflicts.ts';
import { declineMeetingProposal, proposeMeetingTimes } from './meetingProposals.ts';
import { confirmMeeting, declineMeeting } from './meetingReplies.ts';
import {
  getMeetingInvitation,
  listClientApplicationMeetings,
  listClientMeetings,
  listFreelancerApplicationMeetings,
  listFreelancerMeetings,
  scheduleMeeting,
} from './meetings.ts';
import {
  requestClientPasswordReset,
  requestFreelancerPasswordReset,
  resetClientPassword,
  resetFreelancerPassword,
} from './passwordResets.ts';
import { addPortfolioItem, deletePortfolioItem, movePortfolioItem, updatePortfolioItem } from './portfolio.ts';
import {
  removeClientProfileImage,
  removeFreelancerProfileImage,
  updateClientProfileImage,
  updateFreelancerProfileImage,
  updateFreelancerProfilePicture,
} from './profilePictures.ts';
import {
  cancelProject,
  createProject,
  endAssignedProject,
  editProject,
  endProject,
  getClientProject,
  listClientProjects,
} from './projects.ts';
import { getProjectTimeline } from './projectTimeline.ts';
import { deleteProposalDraft, getProposalDraft, saveProposalDraft } from './proposalDrafts.ts';
import { applyToProject, listFreelancerApplications } from './proposals.ts';
import {
  getPublicClient,
  getPublicFreelancer,
  getPublicFreelancerProfile,
  getPublicProfile,
} from './publicProfiles.ts';
import { listClientRatings, listFreelancerRatings, rateClient, rateFreelancer, replyToRating } from './ratings.ts';
import { rejectApplications, undoRejection } from './rejections.ts';
import { removeResume, uploadResume } from './resumes.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  markSavedSearchSeen,
  updateSavedSearch,
} from './savedSearches.ts';
import { logInClient, logInFreelancer, logOut } from './sessions.ts';
import { createSupportRequest } from './supportRequests.ts';
import {
  compareFreelancers,
  getFreelancerRates,
  listFeaturedFreelancers,
  listFreelancerLocations,
  listPublicFreelancers,
  searchFreelancers,
} from './talent.ts';
import type { Operations } from './types.ts';
import { checkVerification, getVerification } from './verification.ts';
import { withdrawApplication } from './withdrawals.ts';
import { getWorkStatement } from './workStatements.ts';

/** Every operation of the contract that is handled, by its operationId. */
export const operations = {
  acceptMeetingProposal,
  addEducation,
  addExperience,
  addPortfolioItem,
  applyToProject,
  approveApplication,
  approveCompletion,
  cancelMeeting,
  cancelProject,
  compareFreelancers,
  confirmMeeting,
  createProject,
  createSavedSearch,
  createSupportRequest,
  declineMeeting,
  declineMeetingProposal,
  deleteEducation,
  deleteExperience,
  deletePortfolioItem,
  deleteSavedSearch,
  endAssignedProject,
  endCalendarFeed,
  getCalendar,
  getCalendarFeed,
  getClientDashboard,
  getClientProfile,
  getClientProject,
  getFile,
  getFreelancerContact,
  getFreelancerDashboard,
  getFreelancerProfile,
  getLiveness,
  getMeetingConflicts,
  getMeetingInvitation,
  getProfileCompletion,
  getProjectTimeline,
  getPublicClient,
  getPublicFreelancer,
  getPublicFreelancerProfile,
  getPublicJob,
  getPublicProfile,
  getReadiness,
  getWorkStatement,
  listAssignedProjects,
  listClientApplicationMeetings,
  listClientApplications,
  listClientMeetings,
  listClientProjects,
  listFeaturedFreelancers,
  listFeaturedProjects,
  listFreelancerApplicationMeetings,
  listFreelancerApplications,
  getFreelancerRates,
  listFreelancerLocations,
  listFreelancerMeetings,
  listClientRatings,
  listFreelancerRatings,
  listPublicFreelancers,
  listPublicJobs,
  listSavedSearches,
  logInClient,
  logInFreelancer,
  logOut,
  listSessions,
  endSession,
  endOtherSessions,
  editProject,
  endProject,
  changePassword,
  getAccountTimezone,
  setAccountTimezone,
  getAccountRole,
  changeAccountRole,
  requestEmailChange,
  changeEmail,
  getEmailPreferences,
  setEmailPreference,
  getAccountClosing,
  closeAccount,
  exportAccount,
  getVerification,
  checkVerification,
  markSavedSearchSeen,
  movePortfolioItem,
  proposeMeetingTimes,
  rateClient,
  rateFreelancer,
  rejectApplication,
  replyToRating,
  rejectApplications,
  markApplicationViewed,
  shortlistApplication,
  streamChanges,
  undoRejection,
  unshortlistApplication,
  rejectCompletion,
  removeClientProfileImage,
  removeFreelancerProfileImage,
  removeResume,
  renewCalendarFeed,
  requestClientPasswordReset,
  requestCompletion,
  requestFreelancerPasswordReset,
  rescheduleMeeting,
  resetClientPassword,
  resetFreelancerPassword,
  scheduleMeeting,
  searchFreelancers,
  sendVerificationOtp,
  signUpClient,
  signUpFreelancer,
  updateClientProfile,
  updateClientProfileImage,
  updateEducation,
  updateExperience,
  updateFreelancerProfile,
  updateFreelancerProfileImage,
  updateFreelancerProfilePicture,
  updatePortfolioItem,
  updateSavedSearch,
  uploadResume,
  verifyEmailOtp,
  editApplication,
  getProposalDraft,
  saveProposalDraft,
  deleteProposalDraft,
  withdrawApplication,
} satisfies Operations;
