import type { Role } from '@guildhall/api/enums';
import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import type { applicantsMachine, ProjectChoice } from '@guildhall/machines/flows/applicants';
import type { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import type { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import type { completedProjectsMachine } from '@guildhall/machines/flows/completedProjects';
import type { contactMachine } from '@guildhall/machines/flows/contact';
import type { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';
import type { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';
import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import type { homeMachine } from '@guildhall/machines/flows/home';
import type { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import type { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import type { jobPageMachine } from '@guildhall/machines/flows/jobPage';
import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import type { loginMachine } from '@guildhall/machines/flows/login';
import type { meetingReschedulingMachine } from '@guildhall/machines/flows/meetingRescheduling';
import type { meetingsMachine } from '@guildhall/machines/flows/meetings';
import type { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';
import type { ownResumeMachine } from '@guildhall/machines/flows/ownResume';
import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import type { profileEntriesMachine } from '@guildhall/machines/flows/profileEntries';
import type { profilePictureMachine } from '@guildhall/machines/flows/profilePicture';
import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import type { publicProfileMachine } from '@guildhall/machines/flows/publicProfile';
import type { ratingMachine } from '@guildhall/machines/flows/rating';
import type { receivedRatingsMachine } from '@guildhall/machines/flows/receivedRatings';
import type { rejectionUndoMachine } from '@guildhall/machines/flows/rejectionUndo';
import type { resumeDownloadMachine } from '@guildhall/machines/flows/resumeDownload';
import type { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import type { signupMachine } from '@guildhall/machines/flows/signup';
import type { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import type { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';
import type { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import type { timesProposalMachine } from '@guildhall/machines/flows/timesProposal';
import type { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';
import type { ReplayEvent } from '@guildhall/machines/testing/replay';
import type { ReactNode } from 'react';

import type { AskedOwn } from './askedOwn.ts';
import type { Replayed } from './replayed.ts';

/** What the oracle draws: each flow's screen after these events. */
export interface Asked extends AskedOwn {
  applicants: Replayed<typeof applicantsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
    /** The client's projects, as the dashboard knows them. */
    projects: readonly ProjectChoice[];
    clientName: string;
  };
  assignedProjects: Replayed<typeof assignedProjectsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  clientOverview: Replayed<typeof clientOverviewMachine> & {
    /** Whose dashboard it is. */
    name: string;
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  completedProjects: Replayed<typeof completedProjectsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  editClientProfile: Replayed<typeof editClientProfileMachine>;
  editFreelancerProfile: Replayed<typeof editFreelancerProfileMachine>;
  ownResume: Replayed<typeof ownResumeMachine>;
  profileEntries: Replayed<typeof profileEntriesMachine>;
  profilePicture: Replayed<typeof profilePictureMachine> & {
    /** What has happened to the form beneath it. */
    form: readonly ReplayEvent<typeof editClientProfileMachine>[];
  };
  resumeDownload: Replayed<typeof resumeDownloadMachine>;
  unsavedChanges: Replayed<typeof unsavedChangesMachine> & {
    /** What has happened to the form that is left. */
    form: readonly ReplayEvent<typeof editClientProfileMachine>[];
  };
  ownProfile: Replayed<typeof ownProfileMachine>;
  receivedRatings: Replayed<typeof receivedRatingsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
    /** Whose reviews they are. */
    reader: Role;
  };
  contact: Replayed<typeof contactMachine> & {
    /** Whom the message is for. */
    name: string;
  };
  publicProfile: Replayed<typeof publicProfileMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
    visitor: Role | 'guest';
    /** Opens a message to the person. */
    contactHref: string;
  };
  login: Replayed<typeof loginMachine>;
  signup: Replayed<typeof signupMachine>;
  forgotPassword: Replayed<typeof forgotPasswordMachine>;
  supportRequest: Replayed<typeof supportRequestMachine> & { supportEmail: string };
  home: Replayed<typeof homeMachine> & {
    role: Role | null;
    firstName: string;
    headline: HeadlineCounts;
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  jobDetail: Replayed<typeof jobDetailMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
    /** What a freelancer sees of the form; null for visitors. */
    proposal: Replayed<typeof proposalMachine> | null;
  };
  jobPage: Replayed<typeof jobPageMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  jobDirectory: Replayed<typeof jobDirectoryMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  jobSearch: Replayed<typeof jobSearchMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  interviewScheduling: Replayed<typeof interviewSchedulingMachine> & {
    freelancerName: string;
    projectTitle: string;
  };
  meetingRescheduling: Replayed<typeof meetingReschedulingMachine>;
  meetings: Replayed<typeof meetingsMachine>;
  postedJobs: Replayed<typeof postedJobsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  rating: Replayed<typeof ratingMachine> & {
    /** Who is rated. */
    name: string;
    projectTitle: string;
    /** Until when a client does not see it; null where it shows at once. */
    hiddenUntil: string | null;
  };
  rejectionUndo: Replayed<typeof rejectionUndoMachine>;
  savedSearches: Replayed<typeof savedSearchesMachine>;
  talentComparison: Replayed<typeof talentComparisonMachine>;
  talentDirectory: Replayed<typeof talentDirectoryMachine>;
  talentSearch: Replayed<typeof talentSearchMachine>;
  timesProposal: Replayed<typeof timesProposalMachine>;
}

/** How each flow is drawn: as its route does it, without the app around it. */
export type Screens<All = Asked> = { [Flow in keyof All]: (asked: All[Flow]) => ReactNode };
