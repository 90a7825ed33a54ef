// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** A filter of a search, by the name of its parameter. */
export const searchFilters = [
  'query',
  'skills',
  'skillsExcluded',
  'location',
  'minRating',
  'minRate',
  'maxRate',
  'experienceLevel',
  'availability',
  'category',
  'budgetMin',
  'budgetMax',
  'duration',
] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** What an account is. One email has one account with one role. */
export const roles = ['CLIENT', 'FREELANCER'] as const;
export type Role = (typeof roles)[number];

/** OPEN takes applications. ASSIGNED has a freelancer. IN_PROGRESS was sent back for more work. PENDING_COMPLETION waits for the client's approval. COMPLETED is approved. CANCELLED was withdrawn while OPEN. */
export const projectStatuses = ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION', 'COMPLETED', 'CANCELLED'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** What projects are narrowed to. ACTIVE are those neither COMPLETED nor CANCELLED, ENGAGED those on which a freelancer is at work or waits for approval. */
export const projectStatusChoices = ['ACTIVE', 'ENGAGED', 'OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION', 'COMPLETED', 'CANCELLED'] as const;
export type ProjectStatusChoice = (typeof projectStatusChoices)[number];

/** PENDING waits for the client. ACCEPTED got the project; freelancers read it as "Approved". REJECTED did not. WITHDRAWN was taken back by the freelancer. */
export const applicationStatuses = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** DUE can be undone. UNDONE was undone before anyone was notified. CARRIED_OUT has been. OVERTAKEN fell away as the project was given to someone or withdrawn, which answered its applications. */
export const rejectionStatuses = ['DUE', 'UNDONE', 'CARRIED_OUT', 'OVERTAKEN'] as const;
export type RejectionStatus = (typeof rejectionStatuses)[number];

/** SENT is when the freelancer applied; EDITED when they changed the text; POST_EDITED when the client changed the post that it is about; VIEWED when the client first opened that text. An interview was scheduled, changed or cancelled by the client; the freelancer confirmed or declined it, or suggested other times, which the client declined. ACCEPTED and REJECTED are the client's answer. WITHDRAWN is when the freelancer took it back. */
export const applicationEventTypes = [
  'SENT',
  'EDITED',
  'POST_EDITED',
  'VIEWED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_CONFIRMED',
  'INTERVIEW_TIMES_SUGGESTED',
  'INTERVIEW_TIMES_DECLINED',
  'INTERVIEW_CHANGED',
  'INTERVIEW_DECLINED',
  'INTERVIEW_CANCELLED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type ApplicationEventType = (typeof applicationEventTypes)[number];

/** SCHEDULED stands; whether it is coming, live or ended follows from its instants. CANCELLED was called off by the client, declined by the freelancer, or fell away with its application, before it began. */
export const meetingStatuses = ['SCHEDULED', 'CANCELLED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** What the freelancer has said of a meeting as it stands. AWAITED: nothing yet, or nothing since it was last moved or changed. CONFIRMED: they will be there. DECLINED: they called it off. */
export const meetingReplies = ['AWAITED', 'CONFIRMED', 'DECLINED'] as const;
export type MeetingReply = (typeof meetingReplies)[number];

/** What a client is asked to do. MEETING: be at a meeting that is live or begins within 24 hours. PROPOSAL: answer the other times that a freelancer suggested for a coming meeting. COMPLETION: approve finished work, or send it back. APPLICATION: answer the pending applications to a project. RATING: rate the freelancer of a completed project. */
export const waitingKinds = ['MEETING', 'PROPOSAL', 'COMPLETION', 'APPLICATION', 'RATING'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What a freelancer is asked to do. HIRED: begin a project that they were hired for, until they have read it in the list of their assigned projects. MEETING: be at a meeting that is live or begins within 24 hours. INVITATION: confirm or decline a coming meeting that was scheduled, moved or changed, or suggest other times. REVISION: go on with work that the client sent back. DRAFT: go on with a proposal that was begun. RATING: rate the client of a completed project. */
export const taskKinds = ['HIRED', 'MEETING', 'INVITATION', 'REVISION', 'DRAFT', 'RATING'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What is open while an account cannot be closed. APPLICATIONS: a post of its own has applications that wait for an answer. WORK: a project that it pays for or works on is not finished. MEETING: a meeting of a project that is not over has not ended. */
export const accountObstacleKinds = ['APPLICATIONS', 'WORK', 'MEETING'] as const;
export type AccountObstacleKind = (typeof accountObstacleKinds)[number];

/** Emails that a person can turn off. APPLICATIONS: for a client, that someone applied or withdrew; for a freelancer, that an application ended without the job. RATINGS: that someone rated the person, or replied to a review. */
export const mailKinds = ['APPLICATIONS', 'RATINGS'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a meeting is for. */
export const meetingTypes = ['INTERVIEW', 'DISCUSSION', 'CLARIFICATION'] as const;
export type MeetingType = (typeof meetingTypes)[number];

/** How long a meeting is, in minutes. */
export const interviewDurations = [30, 45, 60, 90, 120] as const;
export type InterviewDuration = (typeof interviewDurations)[number];

/** What happened to a project. APPLICATION_REJECTED was the client's decision; APPLICATION_CLOSED followed from another, as the position was filled or the post withdrawn. INTERVIEW_SCHEDULED, INTERVIEW_CONFIRMED, INTERVIEW_TIMES_SUGGESTED, INTERVIEW_TIMES_DECLINED, INTERVIEW_MOVED (rescheduled, or moved to a suggested time), INTERVIEW_DECLINED (by the freelancer) and INTERVIEW_CANCELLED are about a meeting; COMPLETION_REQUESTED, COMPLETION_REJECTED and COMPLETION_APPROVED about the finished work. CLIENT_RATED shows to the client once that rating does. PROJECT_TAKEN_DOWN was done by an operator. */
export const projectEventTypes = [
  'PROJECT_POSTED',
  'PROJECT_EDITED',
  'APPLICATION_RECEIVED',
  'APPLICATION_EDITED',
  'APPLICATION_VIEWED',
  'APPLICATION_REJECTED',
  'APPLICATION_CLOSED',
  'APPLICATION_WITHDRAWN',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_CONFIRMED',
  'INTERVIEW_TIMES_SUGGESTED',
  'INTERVIEW_TIMES_DECLINED',
  'INTERVIEW_MOVED',
  'INTERVIEW_DECLINED',
  'INTERVIEW_CANCELLED',
  'FREELANCER_HIRED',
  'COMPLETION_REQUESTED',
  'COMPLETION_REJECTED',
  'COMPLETION_APPROVED',
  'FREELANCER_RATED',
  'CLIENT_RATED',
  'PROJECT_ENDED_BY_CLIENT',
  'PROJECT_ENDED_BY_FREELANCER',
  'PROJECT_WITHDRAWN',
  'PROJECT_TAKEN_DOWN',
] as const;
export type ProjectEventType = (typeof projectEventTypes)[number];

/** How long a project is expected to take. */
export const durations = ['less than 1 week', '1-2 weeks', '2 weeks', '1 month', '2-3 months', 'more than 3 months'] as const;
export type Duration = (typeof durations)[number];

/** What a client's company does. */
export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'E-commerce',
  'Manufacturing',
  'Real Estate',
  'Marketing & Advertising',
  'Consulting',
  'Non-profit',
  'Government',
  'Entertainment',
  'Food & Beverage',
  'Transportation',
  'Other',
] as const;
export type Industry = (typeof industries)[number];

/** What a support request is about. */
export const supportCategories = ['account', 'payment', 'project', 'technical', 'other'] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** What has changed. `project`: a post, or work on it. `application`: it was sent, edited, looked at, decided or withdrawn. `meeting`: it was scheduled, moved, answered or called off. `rating`: it was given or replied to. `session`: one was opened or has ended. `account`: it was suspended, closed or opened again. */
export const changeKinds = ['project', 'application', 'meeting', 'rating', 'session', 'account'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A group of skills. `x-categories` of `Skill` says which. */
export const jobCategories = ['development', 'design', 'marketing', 'writing'] as const;
export type JobCategory = (typeof jobCategories)[number];

/** `latest`: newest first. `budget-high`: highest maximum budget first. `budget-low`: lowest minimum budget first. `proposals`: fewest applications first. */
export const jobSorts = ['latest', 'budget-high', 'budget-low', 'proposals'] as const;
export type JobSort = (typeof jobSorts)[number];

/** `relevance`: highest `matchScore` first; of the same score, and without a query, those available first, then the highest `weightedRating`. `rating-high`: best rated first, the unrated last. `rating-low`: worst rated first, the unrated last. `rate-high` and `rate-low`: by hourly rate. `recent`: newest members first. */
export const freelancerSorts = ['relevance', 'rating-high', 'rating-low', 'rate-high', 'rate-low', 'recent'] as const;
export type FreelancerSort = (typeof freelancerSorts)[number];

/** What of a freelancer fits the whole of `query`, in any case. `name-exact`: the name is it, which counts 2. `name-contains`: the name contains it and more, which counts 1. `skill-contains`: a skill contains it, which counts 1. */
export const matchReasons = ['name-exact', 'name-contains', 'skill-contains'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** By the years that the experience text names first. `entry` is less than 2, `intermediate` from 2 to less than 5, `expert` 5 or more. A text that names none is of no level. */
export const experienceLevels = ['entry', 'intermediate', 'expert'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Which side gave the rating. */
export const ratingTypes = ['CLIENT_TO_FREELANCER', 'FREELANCER_TO_CLIENT'] as const;
export type RatingType = (typeof ratingTypes)[number];

/** A profile picture is cut to a square of 512 (`large`) and one of 128 (`small`) pixels on a side. A portfolio picture is kept whole, within 1600 (`large`) and within 480 (`small`) pixels. */
export const pictureSizes = ['small', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Which address of a profile is checked. A client has a website, a freelancer the other three. */
export const verificationSubjects = ['website', 'github', 'linkedin', 'portfolio'] as const;
export type VerificationSubject = (typeof verificationSubjects)[number];

/** Why a check failed. `freeMail`, `otherDomain`: the email does not belong to the website. `notHttps`, `notPlain` (a port, a user name), `noDomain`, `ownSite`: the address cannot be checked. `notFound`, `notPublic`, `unreachable`, `badCertificate`, `tooSlow`: no answer was had. `badStatus`, `tooManyRedirects`, `redirectsElsewhere`, `notHtml`, `badEncoding`: it was not a page. `tooLarge`, `noLinkBack`: the page has no link back, in its first 512 KiB or at all. */
export const verificationProblems = [
  'freeMail',
  'otherDomain',
  'notHttps',
  'notPlain',
  'noDomain',
  'ownSite',
  'notFound',
  'notPublic',
  'unreachable',
  'badCertificate',
  'tooSlow',
  'badStatus',
  'tooManyRedirects',
  'redirectsElsewhere',
  'notHtml',
  'badEncoding',
  'tooLarge',
  'noLinkBack',
] as const;
export type VerificationProblem = (typeof verificationProblems)[number];

/** When a digest of new entries is mailed: each day at 7:00, each Monday at 7:00, or never. Without anything new none is sent, and each entry is counted in one digest only. */
export const digestFrequencies = ['daily', 'weekly', 'never'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];
