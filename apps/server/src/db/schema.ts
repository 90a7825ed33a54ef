import type {
  ApplicationStatus,
  DigestFrequency,
  Duration,
  Industry,
  InterviewDuration,
  JobCategory,
  MeetingReply,
  MeetingStatus,
  MeetingType,
  ProjectStatus,
  RatingType,
  RejectionStatus,
  Role,
  SupportCategory,
} from '@guildhall/api/enums';
import type { components } from '@guildhall/api/schema';
import type { Skill } from '@guildhall/api/skills';
import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';

import type { CalendarFeedsTable } from './calendarTables.ts';
import type { Computed, Fixed } from './columns.ts';
import type { ProposalDraftsTable } from './draftTables.ts';
import type { EmailChangesTable } from './emailChangeTables.ts';
import type { FileContentsTable, FileLeftoversTable } from './fileTables.ts';
import type { ProjectEventsTable, WorkStatementsTable } from './projectEventTables.ts';
import type { FreelancerSearchTable, JobSearchTable, SearchTermsTable } from './searchTables.ts';
import type { UsersTable } from './userTable.ts';
import type { VerificationChecksTable, VerificationsTable } from './verificationTables.ts';

type SavedSearchCriteria = components['schemas']['SavedSearchCriteria'];

export type ClientsTable = {
  userId: Fixed<string>;
  profileId: Generated<string>;
  companyName: string | null;
  industry: Industry | null;
  companySize: string | null;
  website: string | null;
  profileSummary: string | null;
  /** Kept by the database: whether there is a row in `verifications`. */
  isVerified: Computed<boolean>;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  ratingAverage: Computed<number | null>;
};

export type FreelancersTable = {
  userId: Fixed<string>;
  profileId: Generated<string>;
  age: number | null;
  skills: Generated<string[]>;
  /** `skills` in lower case: freelancers name their skills freely, filters compare them in any case. */
  skillKeys: Computed<string[]>;
  /** Free text of the freelancer ("6 years building shops"). Null until the profile is set up. */
  experience: string | null;
  /** The first number in `experience`, for filters. */
  experienceYears: number | null;
  hourlyRate: number | null;
  availability: Generated<boolean>;
  githubUrl: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  resumeId: string | null;
  /** Kept by the database: whether there is a row in `verifications`. */
  isVerified: Computed<boolean>;
  projectsCompleted: Generated<number>;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  ratingAverage: Computed<number | null>;
  /** When the profile was first set up. Null before that, and where that was before the column was added. */
  listedAt: Date | null;
};

export type EducationEntriesTable = {
  id: Generated<string>;
  userId: Fixed<string>;
  institution: string;
  degree: string;
  field: string | null;
  startYear: number;
  endYear: number | null;
  createdAt: Generated<Date>;
};

export type ExperienceEntriesTable = {
  id: Generated<string>;
  userId: Fixed<string>;
  title: string;
  company: string;
  /** A day as YYYY-MM-DD. */
  startDate: string;
  endDate: string | null;
  description: string | null;
  createdAt: Generated<Date>;
};

export type PortfolioItemsTable = {
  id: Generated<string>;
  userId: Fixed<string>;
  title: string;
  description: string | null;
  projectUrl: string | null;
  technologies: Generated<string[]>;
  imageId: string | null;
  /** Among its owner's, from 1 on; 0 for one that came after the owner last moved one. */
  place: Generated<number>;
  createdAt: Generated<Date>;
};

/** A reset is asked for as a client or as a freelancer; the one does not touch the other's code. */
export type CodePurpose = 'SIGNUP' | 'RESET_CLIENT' | 'RESET_FREELANCER' | 'CHANGE_EMAIL';

export type EmailCodesTable = {
  id: Generated<string>;
  /** In lower case. */
  email: Fixed<string>;
  purpose: Fixed<CodePurpose>;
  codeHash: Fixed<string>;
  /** Wrong guesses that named this code's request. Counted in one statement, which parallel guesses cannot slip past. */
  guesses: Generated<number>;
  /** Wrong guesses that named no request, from the network address that asked for this code. */
  unnamedGuesses: Generated<number>;
  /** SHA-256 of the id that the sending answered: it names this code's request. */
  requestHash: Fixed<Buffer | null>;
  /** SHA-256 of the email and the network address that asked for this code. */
  askedFrom: Fixed<Buffer | null>;
  /** Whose email it is to become; null where the code is of no account. */
  userId: Fixed<string | null>;
  /** SHA-256 of the long code of a link: then no six digits are right. */
  linkHash: Fixed<Buffer | null>;
  createdAt: Fixed<Date>;
  expiresAt: Fixed<Date>;
  /** Set when the right code was given; a code proves an email once. */
  verifiedAt: Date | null;
  /** Set when the proof was spent on an account, or the code was replaced by a resend. */
  closedAt: Date | null;
  /** SHA-256 of the email and the network address that gave the right code last. */
  provedFrom: Buffer | null;
  /** SHA-256 of each ticket that was given for the proof: where there is one, the proof is worth nothing without. */
  ticketHashes: Generated<string[]>;
};

export type TokensTable = {
  id: Generated<string>;
  userId: Fixed<string>;
  /** SHA-256 of the token; the token itself is known to its holder only. */
  tokenHash: Fixed<Buffer>;
  createdAt: Fixed<Date>;
  expiresAt: Fixed<Date>;
  revokedAt: Date | null;
  /** From where it was opened, in our words; null before this was recorded. */
  browser: Fixed<string | null>;
  /** As `countedAddress` has it; null before this was recorded. */
  address: Fixed<string | null>;
};

export type ProjectsTable = {
  id: Generated<string>;
  clientId: Fixed<string>;
  title: string;
  description: string;
  skillsRequired: Skill[];
  /** The catalogue groups that the skills belong to, so that a category filter is one index look-up. */
  categories: JobCategory[];
  budgetMin: number;
  budgetMax: number;
  duration: Duration;
  status: Generated<ProjectStatus>;
  assignedFreelancerId: string | null;
  /** What the freelancer wrote when completion was last asked for. */
  delivered: string | null;
  /** Why the client last sent the work back. */
  completionRejectionReason: string | null;
  /** How often completion was rejected. Read by the version before alone. */
  completionRejections: Generated<number>;
  applicationsCount: Generated<number>;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  assignedAt: Date | null;
  completionRequestedAt: Date | null;
  completionRejectedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  /** Why the client withdrew the post. */
  withdrawalReason: string | null;
  /** When the freelancer first read that they were hired. */
  hireSeenAt: Date | null;
  /** Which side ended the project after someone was hired, and why. */
  endedBy: Role | null;
  endReason: string | null;
  searchDocument: Computed<string>;
};

/** Each time that work was sent back. Where the project is older than this table, it knows the last time alone. */
export type CompletionRejectionsTable = {
  projectId: Fixed<string>;
  rejectedAt: Fixed<Date>;
  reason: Fixed<string>;
};

export type ApplicationsTable = {
  id: Generated<string>;
  projectId: Fixed<string>;
  freelancerId: Fixed<string>;
  /** Which of this freelancer's applications to the project it is, from one. */
  attempt: Generated<number>;
  proposal: string;
  coverLetter: string;
  status: Generated<ApplicationStatus>;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  editedAt: Date | null;
  decidedAt: Date | null;
  viewedAt: Date | null;
  /** Of the client alone. */
  shortlistedAt: Date | null;
  rejectionReason: string | null;
  /** The rejection of several applications that is due for it. */
  rejectionId: string | null;
};

/** A rejection of several applications, which can be undone while it is due. */
export type RejectionsTable = {
  id: Generated<string>;
  projectId: Fixed<string>;
  status: Generated<RejectionStatus>;
  reason: Fixed<string | null>;
  createdAt: Fixed<Date>;
  dueAt: Fixed<Date>;
};

export type MeetingsTable = {
  id: Generated<string>;
  applicationId: Fixed<string>;
  title: string;
  description: string | null;
  meetingLink: string;
  /** The instant; date and time in `timezone` are made from it. */
  startsAt: Date;
  timezone: string;
  durationMinutes: InterviewDuration;
  meetingType: MeetingType;
  status: Generated<MeetingStatus>;
  /** Rises with each invitation sent for this meeting (SEQUENCE of its .ics). */
  sequence: Generated<number>;
  /** Rises with every change: the meeting's ETag. */
  version: Generated<number>;
  /** Why the client last rescheduled or cancelled it. */
  changeReason: string | null;
  /** One to three instants, the soonest first. Null where the freelancer proposed none, as the two below. */
  proposedTimes: Date[] | null;
  proposalNote: string | null;
  proposedAt: Date | null;
  /** What the freelancer has said of the meeting as it stands. */
  reply: Generated<MeetingReply>;
  /** When the client said no to the times that were suggested last; null once something else happened. */
  timesDeclinedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

export type RatingsTable = {
  id: Generated<string>;
  projectId: Fixed<string>;
  type: Fixed<RatingType>;
  fromUserId: Fixed<string>;
  toUserId: Fixed<string>;
  rating: Fixed<number>;
  review: Fixed<string | null>;
  reply: string | null;
  repliedAt: Date | null;
  createdAt: Generated<Date>;
};

export type FileKind = 'PROFILE_IMAGE' | 'PORTFOLIO_IMAGE' | 'RESUME';

export type StoredIn = 'DATABASE' | 'S3';

export type FilesTable = {
  id: Generated<string>;
  ownerId: Fixed<string>;
  kind: Fixed<FileKind>;
  contentType: Fixed<string>;
  originalName: Fixed<string>;
  byteSize: Fixed<number>;
  width: Fixed<number | null>;
  height: Fixed<number | null>;
  /** Which store has the bytes: a change of the settings does not move files. */
  storedIn: Fixed<StoredIn>;
  createdAt: Generated<Date>;
};

export type SupportRequestsTable = {
  id: Generated<string>;
  name: Fixed<string>;
  email: Fixed<string>;
  category: Fixed<SupportCategory>;
  subject: Fixed<string>;
  message: Fixed<string>;
  createdAt: Generated<Date>;
};

export type SavedSearchesTable = {
  id: Generated<string>;
  userId: Fixed<string>;
  name: string;
  criteria: ColumnType<SavedSearchCriteria, string, never>;
  digest: DigestFrequency;
  timezone: string;
  /** Entries that are later are new to the account. */
  seenAt: Date;
  /** Entries that are later have been in no digest yet. */
  digestedUntil: Date;
  /** Null where no digest is wanted. */
  nextDigestAt: Date | null;
  /** What the links that end the digests are signed with. */
  unsubscribeKey: Fixed<Buffer>;
  createdAt: Fixed<Date>;
};

/** One row per profile, reader and day: a reload is not a second view. */
export type ProfileViewsTable = {
  profileUserId: Fixed<string>;
  /** SHA-256 of the day's salt and who looked (account or address), neither of which is kept. */
  viewerKey: Fixed<Buffer>;
  viewedOn: Fixed<string>;
};

/** What the keys of a day's views are made with; gone soon after the day. */
export type VisitorSaltsTable = {
  day: Fixed<string>;
  salt: Fixed<Buffer>;
};

/** Append-only by trigger. */
export type AuditLogTable = {
  id: Computed<number>;
  at: Fixed<Date>;
  actorId: Fixed<string | null>;
  action: Fixed<string>;
  entity: Fixed<string>;
  entityId: Fixed<string>;
  fromStatus: Fixed<string | null>;
  toStatus: Fixed<string | null>;
  /** Who ran the command, where no account acted. */
  operator: Fixed<string | null>;
  reason: Fixed<string | null>;
};

export type Database = {
  users: UsersTable;
  clients: ClientsTable;
  freelancers: FreelancersTable;
  searchTerms: SearchTermsTable;
  freelancerSearch: FreelancerSearchTable;
  jobSearch: JobSearchTable;
  educationEntries: EducationEntriesTable;
  experienceEntries: ExperienceEntriesTable;
  portfolioItems: PortfolioItemsTable;
  emailCodes: EmailCodesTable;
  emailChanges: EmailChangesTable;
  tokens: TokensTable;
  projects: ProjectsTable;
  completionRejections: CompletionRejectionsTable;
  projectEvents: ProjectEventsTable;
  workStatements: WorkStatementsTable;
  applications: ApplicationsTable;
  rejections: RejectionsTable;
  meetings: MeetingsTable;
  ratings: RatingsTable;
  files: FilesTable;
  fileContents: FileContentsTable;
  fileLeftovers: FileLeftoversTable;
  supportRequests: SupportRequestsTable;
  profileViews: ProfileViewsTable;
  visitorSalts: VisitorSaltsTable;
  calendarFeeds: CalendarFeedsTable;
  verifications: VerificationsTable;
  verificationChecks: VerificationChecksTable;
  savedSearches: SavedSearchesTable;
  proposalDrafts: ProposalDraftsTable;
  auditLog: AuditLogTable;
};

/** A pool or a transaction on it: what a read needs. */
export type Db = Kysely<Database>;
/** What a write needs, so that nothing is half done. */
export type Trx = Transaction<Database>;

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
export type RowUpdate<Table extends keyof Database> = Updateable<Database[Table]>;
