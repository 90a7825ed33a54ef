// Generated from openapi.yaml by `npm run generate`. Do not edit.

// Use as `import * as limits from '@guildhall/api/limits'`, then `limits.createProject.title.maxLength`.
// Lengths count characters as the server does; an input's `maxlength` counts UTF-16 units and so is never laxer.
// A `pattern` is to be made with the `u` flag; money is in US dollars.

/** How many profiles an account may open in a day, counted from the first one. A profile counts once a day; the own one does not count. */
export const profilesOpened = { count: 300, seconds: 86400 } as const;

/** How many skills a search may exclude. No index knows who lacks something, so that each is looked for in every row that is read. */
export const skillsExcluded = { count: 10 } as const;

/** How many searches an account may save. Each is counted anew when they are listed. */
export const savedSearches = { count: 50 } as const;

/** How many freelancers can be compared at once; `ids` of `compareFreelancers` takes no more. */
export const comparedFreelancers = { count: 4 } as const;

/** How many streams of changes an account may have open on one server. A browser opens one for all of its tabs. */
export const changeStreams = { count: 20 } as const;

/** Send a code that proves an email before signing up. */
export const sendVerificationOtp = { email: { required: true, minLength: 3, maxLength: 254 }, requestId: { required: false, minLength: 1, maxLength: 128 } } as const;

/** Prove an email with its code. */
export const verifyEmailOtp = {
  email: { required: true, minLength: 3, maxLength: 254 },
  otp: { required: true, pattern: '^([0-9]{6}|[A-Za-z0-9_-]{43})$' },
  requestId: { required: false, minLength: 1, maxLength: 128 },
  ticket: { required: false },
} as const;

/** Sign up as a client. */
export const signUpClient = {
  name: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  email: { required: true, minLength: 3, maxLength: 254 },
  password: { required: true, minLength: 6, maxLength: 128 },
  ticket: { required: false, minLength: 1, maxLength: 128 },
} as const;

/** Sign up as a freelancer. */
export const signUpFreelancer = {
  name: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  email: { required: true, minLength: 3, maxLength: 254 },
  password: { required: true, minLength: 6, maxLength: 128 },
  ticket: { required: false, minLength: 1, maxLength: 128 },
} as const;

/** Log in as a client. */
export const logInClient = { email: { required: true, minLength: 3, maxLength: 254 }, password: { required: true, minLength: 1, maxLength: 128 }, reopen: { required: false } } as const;

/** Log in as a freelancer. */
export const logInFreelancer = { email: { required: true, minLength: 3, maxLength: 254 }, password: { required: true, minLength: 1, maxLength: 128 }, reopen: { required: false } } as const;

/** Send a client the code that resets a password. */
export const requestClientPasswordReset = { email: { required: true, minLength: 3, maxLength: 254 }, requestId: { required: false, minLength: 1, maxLength: 128 } } as const;

/** Send a freelancer the code that resets a password. */
export const requestFreelancerPasswordReset = { email: { required: true, minLength: 3, maxLength: 254 }, requestId: { required: false, minLength: 1, maxLength: 128 } } as const;

/** Set a client's new password with the code. */
export const resetClientPassword = {
  email: { required: true, minLength: 3, maxLength: 254 },
  otp: { required: true, pattern: '^([0-9]{6}|[A-Za-z0-9_-]{43})$' },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
  confirmPassword: { required: true, minLength: 1, maxLength: 128 },
  requestId: { required: false, minLength: 1, maxLength: 128 },
} as const;

/** Set a freelancer's new password with the code. */
export const resetFreelancerPassword = {
  email: { required: true, minLength: 3, maxLength: 254 },
  otp: { required: true, pattern: '^([0-9]{6}|[A-Za-z0-9_-]{43})$' },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
  confirmPassword: { required: true, minLength: 1, maxLength: 128 },
  requestId: { required: false, minLength: 1, maxLength: 128 },
} as const;

/** Change the password. */
export const changePassword = {
  currentPassword: { required: true, minLength: 1, maxLength: 128 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
  confirmPassword: { required: true, minLength: 1, maxLength: 128 },
} as const;

/** Turn emails of one kind on or off. */
export const setEmailPreference = { kind: { required: true }, isOn: { required: true } } as const;

/** Choose the time zone of the account. */
export const setAccountTimezone = { timezone: { required: true } } as const;

/** Ask for the code that makes another address the account's. */
export const requestEmailChange = {
  email: { required: true, minLength: 3, maxLength: 254 },
  password: { required: true, minLength: 1, maxLength: 128 },
  requestId: { required: false, minLength: 1, maxLength: 128 },
} as const;

/** Change the email address of the account. */
export const changeEmail = {
  email: { required: true, minLength: 3, maxLength: 254 },
  otp: { required: true, pattern: '^([0-9]{6}|[A-Za-z0-9_-]{43})$' },
  requestId: { required: false, minLength: 1, maxLength: 128 },
} as const;

/** Change the role of an account that has done nothing yet. */
export const changeAccountRole = { role: { required: true } } as const;

/** Close the account. */
export const closeAccount = { password: { required: true, minLength: 1, maxLength: 128 } } as const;

/** Have an address of the own profile checked. */
export const checkVerification = { subject: { required: true } } as const;

/** Find open jobs. */
export const listPublicJobs = {
  page: { required: false, minimum: 1, maximum: 10000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  query: { required: false, maxLength: 200 },
  skills: { required: false, maxLength: 1600 },
  skillsExcluded: { required: false, maxLength: 1600 },
  location: { required: false, maxLength: 120 },
  budgetMin: { required: false, minimum: 0, maximum: 10000000 },
  budgetMax: { required: false, minimum: 0, maximum: 10000000 },
  duration: { required: false },
  category: { required: false },
  sort: { required: false },
} as const;

/** Find freelancers. */
export const listPublicFreelancers = {
  page: { required: false, minimum: 1, maximum: 10000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  query: { required: false, maxLength: 200 },
  skills: { required: false, maxLength: 1600 },
  skillsExcluded: { required: false, maxLength: 1600 },
  location: { required: false, maxLength: 120 },
  minRating: { required: false, minimum: 0, maximum: 5 },
  minRate: { required: false, minimum: 0, maximum: 10000 },
  maxRate: { required: false, minimum: 0, maximum: 10000 },
  experienceLevel: { required: false },
  availability: { required: false },
  sort: { required: false },
} as const;

/** Suggest locations of freelancers. */
export const listFreelancerLocations = { query: { required: false, maxLength: 120 } } as const;

/** Find freelancers, as a client. */
export const searchFreelancers = {
  page: { required: false, minimum: 1, maximum: 10000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  query: { required: false, maxLength: 200 },
  skills: { required: false, maxLength: 1600 },
  skillsExcluded: { required: false, maxLength: 1600 },
  location: { required: false, maxLength: 120 },
  minRating: { required: false, minimum: 0, maximum: 5 },
  minRate: { required: false, minimum: 0, maximum: 10000 },
  maxRate: { required: false, minimum: 0, maximum: 10000 },
  experienceLevel: { required: false },
  availability: { required: false },
  sort: { required: false },
} as const;

/** Read some freelancers, to compare them. */
export const compareFreelancers = {
  ids: {
    required: false,
    maxLength: 147,
    pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}){0,3}$',
  },
} as const;

/** Save a search. */
export const createSavedSearch = {
  name: { required: true, minLength: 1, maxLength: 80, pattern: '\\S' },
  criteria: { required: true },
  digest: { required: false },
  timezone: { required: false, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
} as const;

/** Rename a saved search, or change when its digest comes. */
export const updateSavedSearch = {
  name: { required: false, minLength: 1, maxLength: 80, pattern: '\\S' },
  digest: { required: false },
  timezone: { required: false, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
} as const;

/** Say up to when the results of a saved search have been seen. */
export const markSavedSearchSeen = { seenAt: { required: true, maxLength: 30, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,9})?Z$' } } as const;

/** Write to support. */
export const createSupportRequest = {
  name: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  email: { required: true, minLength: 3, maxLength: 254 },
  category: { required: false },
  subject: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  message: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

/** Set up or change the own client profile. */
export const updateClientProfile = {
  name: { required: false, minLength: 1, maxLength: 100, pattern: '\\S' },
  companyName: { required: false, minLength: 1, maxLength: 100, pattern: '\\S' },
  industry: { required: false },
  companySize: { required: false, maxLength: 50 },
  website: { required: false, maxLength: 500, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]' },
  bio: { required: false, maxLength: 2000 },
  profileSummary: { required: false, maxLength: 2000 },
  location: { required: false, minLength: 1, maxLength: 120, pattern: '\\S' },
  profileImage: { required: false, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 },
} as const;

/** Change the own picture, as a client. */
export const updateClientProfileImage = { profileImage: { required: true, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 } } as const;

/** List the ratings received, as a client. */
export const listClientRatings = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** List the own projects. */
export const listClientProjects = {
  page: { required: false, minimum: 1, maximum: 10000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  query: { required: false, maxLength: 200 },
  status: { required: false },
  projectId: { required: false },
} as const;

/** Post a job. */
export const createProject = {
  title: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  description: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
  skillsRequired: { required: true, minItems: 1, maxItems: 30, items: {} },
  budgetMin: { required: true, minimum: 1, maximum: 10000000 },
  budgetMax: { required: true, minimum: 1, maximum: 10000000 },
  duration: { required: true },
} as const;

/** Edit a post. */
export const editProject = {
  title: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  description: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
  skillsRequired: { required: true, minItems: 1, maxItems: 30, items: {} },
  budgetMin: { required: true, minimum: 1, maximum: 10000000 },
  budgetMax: { required: true, minimum: 1, maximum: 10000000 },
  duration: { required: true },
} as const;

/** Read what has happened to a project. */
export const getProjectTimeline = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** Withdraw a post. */
export const cancelProject = { reason: { required: false, maxLength: 2000 } } as const;

/** Send work back with a reason. */
export const rejectCompletion = { reason: { required: true, minLength: 1, maxLength: 2000, pattern: '\\S' } } as const;

/** End a project under way. */
export const endProject = { reason: { required: true, minLength: 1, maxLength: 2000, pattern: '\\S' } } as const;

/** Rate the freelancer of a completed project. */
export const rateFreelancer = { rating: { required: true, minimum: 1, maximum: 5 }, review: { required: false, maxLength: 2000 } } as const;

/** Reply to a rating received. */
export const replyToRating = { text: { required: true, minLength: 1, maxLength: 2000, pattern: '\\S' } } as const;

/** List applications to the own projects. */
export const listClientApplications = {
  page: { required: false, minimum: 1, maximum: 10000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  projectId: { required: false },
  shortlisted: { required: false },
  containing: { required: false },
} as const;

/** Reject an application. */
export const rejectApplication = { reason: { required: false, maxLength: 2000 } } as const;

/** Reject several applications of a project, in a moment. */
export const rejectApplications = { applicationIds: { required: true, minItems: 1, maxItems: 50, items: {} }, reason: { required: false, maxLength: 2000 } } as const;

/** Set up or change the own freelancer profile. */
export const updateFreelancerProfile = {
  name: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  bio: { required: true, minLength: 1, maxLength: 2000, pattern: '\\S' },
  location: { required: true, minLength: 1, maxLength: 120, pattern: '\\S' },
  age: { required: false, minimum: 18, maximum: 100 },
  skills: { required: false, maxItems: 30, items: { minLength: 1, maxLength: 50, pattern: '^\\s*[^,\\s][^,]*$' } },
  experience: { required: true, minLength: 1, maxLength: 2000, pattern: '\\S' },
  hourlyRate: { required: true, minimum: 0, maximum: 10000 },
  availability: { required: false },
  githubUrl: { required: false, maxLength: 500, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]' },
  linkedinUrl: { required: false, maxLength: 500, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]' },
  portfolioUrl: { required: false, maxLength: 500, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]' },
  profileImage: { required: false, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 },
} as const;

/** Change the own picture, as a freelancer. */
export const updateFreelancerProfileImage = { profileImage: { required: true, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 } } as const;

/** Change the own picture, as a freelancer (second path). */
export const updateFreelancerProfilePicture = { profilePicture: { required: true, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 } } as const;

/** Upload or replace the resume. */
export const uploadResume = { resume: { required: true, maxBytes: 10000000 } } as const;

/** Add an education entry. */
export const addEducation = {
  institution: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  degree: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  field: { required: false, maxLength: 150 },
  startYear: { required: true, minimum: 1940, maximum: 2100 },
  endYear: { required: false, minimum: 1940, maximum: 2100 },
} as const;

/** Replace an education entry. */
export const updateEducation = {
  institution: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  degree: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  field: { required: false, maxLength: 150 },
  startYear: { required: true, minimum: 1940, maximum: 2100 },
  endYear: { required: false, minimum: 1940, maximum: 2100 },
} as const;

/** Add an experience entry. */
export const addExperience = {
  title: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  company: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  startDate: { required: true },
  endDate: { required: false },
  description: { required: false, maxLength: 2000 },
} as const;

/** Replace an experience entry. */
export const updateExperience = {
  title: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  company: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  startDate: { required: true },
  endDate: { required: false },
  description: { required: false, maxLength: 2000 },
} as const;

/** Add a portfolio item. */
export const addPortfolioItem = {
  title: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  description: { required: false, maxLength: 2000 },
  projectUrl: { required: false, maxLength: 500, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]' },
  technologies: { required: false, maxItems: 30, items: { minLength: 1, maxLength: 50, pattern: '^\\s*[^,\\s][^,]*$' } },
  image: { required: false, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 },
} as const;

/** Replace a portfolio item. */
export const updatePortfolioItem = {
  title: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  description: { required: false, maxLength: 2000 },
  projectUrl: { required: false, maxLength: 500, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]' },
  technologies: { required: false, maxItems: 30, items: { minLength: 1, maxLength: 50, pattern: '^\\s*[^,\\s][^,]*$' } },
  image: { required: false, maxBytes: 5000000, maxPixels: 40000000, maxSide: 30000 },
} as const;

/** Move a portfolio item to another place. */
export const movePortfolioItem = { place: { required: true, minimum: 1, maximum: 30 } } as const;

/** List the ratings received. */
export const listFreelancerRatings = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** List the projects assigned to the freelancer. */
export const listAssignedProjects = { status: { required: false }, page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** Send a proposal. */
export const applyToProject = {
  proposal: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
  coverLetter: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

/** Keep the draft of a proposal. */
export const saveProposalDraft = { proposal: { required: true, maxLength: 5000 }, coverLetter: { required: true, maxLength: 5000 } } as const;

/** Ask the client to approve the work. */
export const requestCompletion = { delivered: { required: false, maxLength: 2000 } } as const;

/** End a project under way. */
export const endAssignedProject = { reason: { required: true, minLength: 1, maxLength: 2000, pattern: '\\S' } } as const;

/** Rate the client of a completed project. */
export const rateClient = { rating: { required: true, minimum: 1, maximum: 5 }, review: { required: false, maxLength: 2000 } } as const;

/** List the own applications. */
export const listFreelancerApplications = {
  status: { required: false },
  projectId: { required: false },
  page: { required: false, minimum: 1, maximum: 10000 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const;

/** Change the text of an application. */
export const editApplication = {
  proposal: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
  coverLetter: { required: true, minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

/** List the meetings of an application, as its client. */
export const listClientApplicationMeetings = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** Schedule an interview. */
export const scheduleMeeting = {
  googleMeetLink: { required: true, maxLength: 500 },
  meetingDate: { required: true },
  meetingTime: { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  timezone: { required: false, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  meetingTitle: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  meetingDescription: { required: false, maxLength: 2000 },
  duration: { required: false },
  meetingType: { required: false },
} as const;

/** Check a time for an interview against other meetings. */
export const getMeetingConflicts = {
  meetingDate: { required: false },
  meetingTime: { required: false, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  timezone: { required: false, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  duration: { required: false },
} as const;

/** Move a meeting, or change its link. */
export const rescheduleMeeting = {
  reason: { required: true, minLength: 1, maxLength: 1000, pattern: '\\S' },
  meetingDate: { required: false },
  meetingTime: { required: false, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  timezone: { required: false, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  duration: { required: false },
  googleMeetLink: { required: false, maxLength: 500 },
} as const;

/** Cancel a meeting. */
export const cancelMeeting = { reason: { required: true, minLength: 1, maxLength: 1000, pattern: '\\S' } } as const;

/** Move a meeting to a time that the freelancer proposed. */
export const acceptMeetingProposal = { startsAt: { required: true, maxLength: 30, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,9})?Z$' } } as const;

/** Decline a meeting. */
export const declineMeeting = { reason: { required: true, minLength: 1, maxLength: 1000, pattern: '\\S' } } as const;

/** Propose other times for a meeting. */
export const proposeMeetingTimes = {
  times: { required: true, minItems: 1, maxItems: 3, items: {} },
  timezone: { required: false, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$' },
  note: { required: false, maxLength: 1000 },
} as const;

/** List the own meetings, as a client. */
export const listClientMeetings = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** List the meetings of an application, as its freelancer. */
export const listFreelancerApplicationMeetings = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** List the own meetings, as a freelancer. */
export const listFreelancerMeetings = { page: { required: false, minimum: 1, maximum: 10000 }, limit: { required: false, minimum: 1, maximum: 50 } } as const;

/** Read an uploaded file. */
export const getFile = { size: { required: false } } as const;
