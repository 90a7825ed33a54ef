import { projectStatuses } from '@guildhall/api/enums';

import type { TalentCriteria } from '../domain/talentCriteria.ts';
import type { Schema } from '../kit/schema.ts';
import { samplePictures } from './pictures.ts';

// One believable marketplace for snapshots, stories and tests, so that the same people meet in every picture.

/** The id of a sample: a UUID that ends in a number of its own. */
const id = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const pagination = (total: number, page = 1, limit = 12): Schema<'Pagination'> => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

const harbour: Schema<'JobClient'> = {
  userId: id(1, 1),
  name: 'Mara Lindqvist',
  company: 'Harbour & Pine',
  industry: 'E-commerce',
  location: 'Gothenburg, Sweden',
  ratings: 4.7,
  profileImage: samplePictures.mara,
  isVerified: true,
};

const tallow: Schema<'JobClient'> = {
  userId: id(1, 2),
  name: 'Tobias Okafor',
  company: 'Tallow Clinic',
  industry: 'Healthcare',
  location: null,
  ratings: null,
  profileImage: null,
  isVerified: false,
};

export const job: Schema<'Job'> = {
  id: id(2, 1),
  title: 'Redesign of our online shop',
  description:
    'Our shop is slow on phones and hard to find things in. We need a new front end on top of the service we have, with search that forgives spelling.',
  postedAt: '2026-11-18T08:15:00.000Z',
  budget: { min: 2500, max: 4000 },
  duration: '2-3 months',
  skillsRequired: ['React', 'TypeScript', 'UI Design', 'Figma', 'REST APIs', 'Test Automation', 'SEO'],
  status: 'OPEN',
  applicationsCount: 6,
  client: harbour,
};

export const jobs: Schema<'Job'>[] = [
  job,
  {
    id: id(2, 2),
    title: 'Patient leaflets in plain words',
    description: 'Twelve leaflets that people understand at the first reading, checked with two of our nurses.',
    postedAt: '2026-11-16T14:40:00.000Z',
    budget: { min: 600, max: 900 },
    duration: '2 weeks',
    skillsRequired: ['Copywriting', 'Editing'],
    status: 'OPEN',
    applicationsCount: 0,
    client: tallow,
  },
  {
    id: id(2, 3),
    title: 'A name and a mark for a repair café',
    description: 'We mend bicycles, lamps and coats. The mark has to work as a stamp.',
    postedAt: '2026-11-02T10:05:00.000Z',
    budget: { min: 400, max: 1200 },
    duration: '1 month',
    skillsRequired: ['Logo Design', 'Brand Identity', 'Illustration'],
    status: 'OPEN',
    applicationsCount: 23,
    client: { ...tallow, userId: id(1, 3), name: 'Wren Castellanos', company: null, industry: null, location: 'Lyon' },
  },
];

/** Of a search that found so much, of which the first 1,000 can be read. */
export const searchPagination = (found: number, page = 1): Schema<'SearchPagination'> => ({
  ...pagination(Math.min(found, 1000), page),
  isCapped: found > 1000,
});

export const jobList: Schema<'JobList'> = { jobs, pagination: searchPagination(27) };

export const featuredFreelancers: Schema<'FeaturedFreelancer'>[] = [
  {
    id: id(3, 1),
    skills: ['React', 'TypeScript', 'Accessibility'],
    ratings: 4.9,
    projectsCompleted: 14,
    hourlyRate: 65,
    profile: {
      name: 'Ngozi Adeyemi',
      bio: 'I build calm, fast web applications for small teams.',
      location: 'Lisbon, Portugal',
      profileImage: samplePictures.ngozi,
    },
  },
  {
    id: id(3, 2),
    skills: ['Copywriting'],
    ratings: null,
    projectsCompleted: 0,
    hourlyRate: null,
    profile: { name: 'Emil Sørensen', bio: null, location: null, profileImage: null },
  },
];

/** Freelancers of a list: one with everything, one who is new, one who is busy. */
export const freelancers: Schema<'FreelancerListing'>[] = [
  {
    id: id(3, 1),
    profile: {
      name: 'Ngozi Adeyemi',
      bio: 'I build calm, fast web applications for small teams, with forms that people finish and code that the next person can read.',
      location: 'Lisbon, Portugal',
      profileImage: samplePictures.ngozi,
      memberSince: '2024-03-04T09:00:00.000Z',
      listedAt: '2024-03-04T09:25:00.000Z',
    },
    professional: {
      skills: ['React', 'TypeScript', 'Accessibility', 'Node.js', 'PostgreSQL', 'GraphQL', 'Figma', 'Docker'],
      experience: '7 years, mostly with React',
      hourlyRate: 65,
      availability: true,
      isVerified: true,
    },
    statistics: {
      rating: 4.9,
      totalRatings: 12,
      weightedRating: 4.75,
      projectsCompleted: 14,
      matchScore: 1,
      matchReasons: ['skill-contains'],
    },
  },
  {
    id: id(3, 2),
    profile: {
      name: 'Emil Sørensen',
      bio: null,
      location: null,
      profileImage: null,
      memberSince: '2026-11-12T09:00:00.000Z',
      listedAt: '2026-11-12T09:10:00.000Z',
    },
    professional: {
      skills: ['Copywriting'],
      experience: null,
      hourlyRate: null,
      availability: true,
      isVerified: false,
    },
    statistics: {
      rating: null,
      totalRatings: 0,
      weightedRating: 4.4,
      projectsCompleted: 0,
      matchScore: 0,
      matchReasons: [],
    },
  },
  {
    id: id(3, 3),
    profile: {
      name: 'Marguerite Vandenbroucke-Oyelaran',
      bio: 'Reactive design systems, from the first token to the last page of documentation.',
      location: 'Rotterdam, Netherlands',
      profileImage: null,
      memberSince: '2025-08-20T09:00:00.000Z',
      listedAt: '2025-08-20T09:40:00.000Z',
    },
    professional: {
      skills: ['Figma', 'React', 'UI Design'],
      experience: '3 years',
      hourlyRate: 48,
      availability: false,
      isVerified: true,
    },
    statistics: {
      rating: 4.2,
      totalRatings: 5,
      weightedRating: 4.3,
      projectsCompleted: 6,
      matchScore: 1,
      matchReasons: ['skill-contains'],
    },
  },
];

export const freelancerList: Schema<'FreelancerList'> = { freelancers, pagination: searchPagination(42) };

/** Every filter of a list of freelancers is set. */
export const everyFilter: TalentCriteria = {
  query: 'react',
  skills: ['React', 'Figma'],
  skillsExcluded: ['WordPress'],
  location: 'Rotterdam',
  minRating: 4,
  minRate: 40,
  maxRate: 100,
  experienceLevel: 'intermediate',
  availability: true,
  sort: 'relevance',
  page: 1,
};

/** How the rates of 60 freelancers are spread. */
export const rateSpread: Schema<'RateSpread'> = {
  step: 10,
  from: 20,
  counts: [2, 3, 7, 11, 13, 9, 6, 3, 2, 1, 0, 3],
};

/** What looser searches than that would find. */
export const loosenedTalent: Schema<'LoosenedSearches'> = [
  { filter: 'skillsExcluded', value: 'WordPress', total: 100, isCapped: true },
  { filter: 'location', total: 14, isCapped: false },
  { filter: 'query', total: 3, isCapped: false },
  { filter: 'maxRate', total: 1, isCapped: false },
];

const applicant: Schema<'Applicant'> = {
  userId: id(3, 1),
  name: 'Ngozi Adeyemi',
  email: 'ngozi@adeyemi.example',
  profileImage: samplePictures.ngozi,
  location: 'Lisbon, Portugal',
  bio: 'I build calm, fast web applications for small teams.',
  age: 34,
  ratings: 4.9,
  totalRatings: 11,
  hourlyRate: 65,
  experience: '8 years, mostly with React',
  projectsCompleted: 14,
  availability: true,
  isVerified: true,
  skills: ['React', 'TypeScript', 'Accessibility'],
  resume: null,
};

/** A job as everything but the public list answers it. */
const workOf = ({ id: projectId, title, description, skillsRequired, budget, duration, postedAt }: Schema<'Job'>) => ({
  id: projectId,
  title,
  description,
  skillsRequired,
  budgetMin: budget.min,
  budgetMax: budget.max,
  duration,
  createdAt: postedAt,
});

const projectOf = (of: Schema<'Job'>, status: Schema<'ProjectStatus'> = 'OPEN'): Schema<'ApplicationProject'> => ({
  ...workOf(of),
  status,
  applicationsCount: of.applicationsCount,
  etag: '"1"',
});

const proposed = {
  proposal: 'I would start with the product page, measured on a slow phone, and move outwards from there.',
  coverLetter: 'I have rebuilt four shops of your size in the last two years; two of them sell furniture.',
};

/** As the freelancer who sent it sees it. */
/** When each step came, for an application that took all of them. */
const steps = [
  { type: 'SENT', at: '2026-11-19T07:20:00.000Z' },
  { type: 'VIEWED', at: '2026-11-19T15:05:00.000Z' },
  { type: 'ACCEPTED', at: '2026-11-20T08:40:00.000Z' },
  { type: 'REJECTED', at: '2026-11-20T08:40:00.000Z' },
  { type: 'WITHDRAWN', at: '2026-11-20T08:40:00.000Z' },
] as const;

/** The history of an application whose steps these are. */
const historyUpTo = (...types: readonly (typeof steps)[number]['type'][]): Schema<'ApplicationHistory'> =>
  steps.filter(({ type }) => types.includes(type)).map((step) => ({ ...step, meeting: null }));

/** Of an application that its freelancer has edited once. */
export const editedHistory: Schema<'ApplicationHistory'> = [
  ...historyUpTo('SENT'),
  {
    type: 'EDITED',
    at: '2026-11-19T09:10:00.000Z',
    meeting: null,
    before: {
      proposal: 'I would rebuild the shop from the start, and move the products over at the end.',
      coverLetter: 'I have rebuilt shops before.',
    },
  },
];

/** Of an application that its freelancer took back. */
export const withdrawnHistory = historyUpTo('SENT', 'VIEWED', 'WITHDRAWN');

export const application: Schema<'FreelancerApplication'> = {
  id: id(4, 1),
  projectId: job.id,
  freelancerId: applicant.userId,
  ...proposed,
  status: 'PENDING',
  viewedAt: null,
  rejectionReason: null,
  createdAt: '2026-11-19T07:20:00.000Z',
  updatedAt: '2026-11-19T07:20:00.000Z',
  history: historyUpTo('SENT'),
  postEdit: null,
  project: projectOf(job),
  client: harbour,
  meetings: [],
  isLast: false,
  etag: '"1"',
};

const [, leaflets = job, mark = job] = jobs;

/** A job that its reader, a freelancer, has applied to. */
export const appliedJob: Schema<'Job'> = {
  ...job,
  applicationsCount: 7,
  application: {
    id: application.id,
    status: 'PENDING',
    createdAt: application.createdAt,
    postEdit: null,
    mayApplyAgain: false,
  },
};

/** A job whose reader has withdrawn their first application. */
export const withdrawnJob: Schema<'Job'> = {
  ...appliedJob,
  application: {
    id: application.id,
    status: 'WITHDRAWN',
    createdAt: application.createdAt,
    postEdit: null,
    mayApplyAgain: true,
  },
};

/** The jobs as a freelancer reads them: one answered, one turned down, one not applied to. */
export const jobsOfFreelancer: Schema<'Job'>[] = [
  { ...appliedJob, sharedSkills: ['React', 'TypeScript'] },
  { ...leaflets, application: null, sharedSkills: [] },
  {
    ...mark,
    sharedSkills: ['Illustration'],
    application: {
      id: id(4, 3),
      status: 'REJECTED',
      createdAt: '2026-11-05T09:30:00.000Z',
      postEdit: null,
      mayApplyAgain: false,
    },
  },
];

export const sentApplications: Schema<'FreelancerApplication'>[] = [
  application,
  {
    ...application,
    id: id(4, 2),
    projectId: leaflets.id,
    status: 'ACCEPTED',
    viewedAt: '2026-11-19T15:05:00.000Z',
    history: historyUpTo('SENT', 'VIEWED', 'ACCEPTED'),
    project: projectOf(leaflets, 'ASSIGNED'),
    client: leaflets.client,
  },
  {
    ...application,
    id: id(4, 3),
    projectId: mark.id,
    status: 'REJECTED',
    viewedAt: '2026-11-19T15:05:00.000Z',
    rejectionReason: 'We need someone who can start this week. Please apply again in spring.',
    history: historyUpTo('SENT', 'VIEWED', 'REJECTED'),
    project: projectOf(mark, 'CANCELLED'),
    client: mark.client,
  },
];

const received: Schema<'ClientApplication'> = {
  id: application.id,
  projectId: job.id,
  freelancerId: applicant.userId,
  ...proposed,
  status: 'PENDING',
  viewedAt: null,
  rejectionReason: null,
  rejectionDueAt: null,
  shortlistedAt: null,
  createdAt: application.createdAt,
  updatedAt: application.updatedAt,
  postEdit: null,
  history: application.history,
  project: projectOf(job),
  freelancer: applicant,
  meetings: [],
};

/** As the client sees them: two for the shop, one of which is open, and one for a project that is taken. */
export const receivedApplications: Schema<'ClientApplication'>[] = [
  received,
  {
    ...received,
    id: id(4, 4),
    freelancerId: id(3, 2),
    status: 'REJECTED',
    viewedAt: '2026-11-19T15:05:00.000Z',
    rejectionReason: 'We need someone who can start this week.',
    history: historyUpTo('SENT', 'VIEWED', 'REJECTED'),
    freelancer: {
      ...applicant,
      userId: id(3, 2),
      name: 'Emil Sørensen',
      email: 'emil@soerensen.example',
      location: null,
      bio: null,
      age: null,
      ratings: null,
      totalRatings: 0,
      hourlyRate: 30,
      experience: null,
      projectsCompleted: 0,
      availability: false,
      isVerified: false,
      skills: ['Copywriting'],
    },
  },
  {
    ...received,
    id: id(4, 5),
    projectId: mark.id,
    status: 'ACCEPTED',
    viewedAt: '2026-11-19T15:05:00.000Z',
    shortlistedAt: '2026-11-19T15:10:00.000Z',
    project: projectOf(mark, 'ASSIGNED'),
  },
];

export const sentBackDelivery: Schema<'Delivery'> = {
  deliveredAt: '2026-11-10T16:40:00.000Z',
  delivered: 'All pages are online, in both languages.',
  sentBackAt: '2026-11-11T09:00:00.000Z',
  reason: 'The receipt still shows the old prices.',
  isPartlyKnown: false,
};

export const delivery: Schema<'Delivery'> = {
  deliveredAt: '2026-11-18T16:40:00.000Z',
  delivered: 'The shop is live.\nIts manual is in the shared folder.',
  sentBackAt: null,
  reason: null,
  isPartlyKnown: false,
};

export const postedProject: Schema<'ClientProject'> = {
  ...workOf(job),
  status: 'OPEN',
  updatedAt: job.postedAt,
  assignedAt: null,
  completionRequestedAt: null,
  completedAt: null,
  delivered: null,
  completionReason: null,
  deliveries: [],
  ended: null,
  editsCount: 0,
  editedAt: null,
  applicationsCount: 6,
  pendingApplicationsCount: 5,
  newApplicationsCount: 2,
  freelancer: null,
  rating: null,
  etag: '"1"',
};

export const postedProjects: Schema<'ClientProject'>[] = [
  postedProject,
  {
    ...postedProject,
    ...workOf(mark),
    status: 'PENDING_COMPLETION',
    assignedAt: '2026-11-04T12:00:00.000Z',
    completionRequestedAt: '2026-11-18T16:40:00.000Z',
    applicationsCount: 23,
    pendingApplicationsCount: 0,
    newApplicationsCount: 0,
    freelancer: { userId: applicant.userId, name: applicant.name, email: applicant.email, profileImage: null },
    etag: '"3"',
  },
];

type Work = Pick<Schema<'ClientProject'>, 'title' | 'description' | 'skillsRequired'>;

const works: Record<Schema<'ProjectStatus'>, Work> = {
  OPEN: job,
  ASSIGNED: {
    title: 'Photographs of twelve armchairs retouched',
    description: 'The light differs from one picture to the next. They stand side by side in the catalogue.',
    skillsRequired: ['UI Design'],
  },
  IN_PROGRESS: {
    title: 'Checkout in three languages',
    description: 'English is there; Swedish and German are missing, and so are their prices and dates.',
    skillsRequired: ['React', 'TypeScript'],
  },
  PENDING_COMPLETION: mark,
  COMPLETED: {
    title: 'Stock list for the warehouse',
    description: 'A list that two people can edit at the same time, on a phone, with gloves on.',
    skillsRequired: ['Node.js', 'PostgreSQL'],
  },
  CANCELLED: {
    title: 'A newsletter every other week',
    description: 'Short, with one piece of furniture and the person who made it.',
    skillsRequired: ['Copywriting'],
  },
};

const stamp: Schema<'Delivery'> = {
  ...delivery,
  delivered: 'The mark as a stamp, an SVG and a page on how to use it.',
};

function deliveriesIn(status: Schema<'ProjectStatus'>): Schema<'Delivery'>[] {
  if (status === 'IN_PROGRESS') return [sentBackDelivery];
  return status === 'PENDING_COMPLETION' ? [sentBackDelivery, stamp] : [];
}

/** One project of the same client in each status. */
export const projectsInEveryStatus: Schema<'ClientProject'>[] = projectStatuses.map((status, index) => {
  const { title, description, skillsRequired } = works[status];
  const isUnassigned = status === 'OPEN' || status === 'CANCELLED';
  return {
    ...postedProject,
    id: id(2, 20 + index),
    title,
    description,
    skillsRequired,
    status,
    pendingApplicationsCount: status === 'OPEN' ? 5 : 0,
    delivered: status === 'PENDING_COMPLETION' ? stamp.delivered : null,
    deliveries: deliveriesIn(status),
    newApplicationsCount: status === 'OPEN' ? 2 : 0,
    freelancer: isUnassigned
      ? null
      : { userId: applicant.userId, name: applicant.name, email: applicant.email, profileImage: null },
  };
});

const assigned: Schema<'AssignedProject'> = {
  ...workOf(mark),
  status: 'ASSIGNED',
  updatedAt: '2026-11-04T12:00:00.000Z',
  assignedAt: '2026-11-04T12:00:00.000Z',
  completionRequestedAt: null,
  completedAt: null,
  delivered: null,
  completionReason: null,
  deliveries: [],
  ended: null,
  client: {
    userId: harbour.userId,
    name: harbour.name,
    email: 'mara@harbourandpine.example',
    company: harbour.company,
    industry: harbour.industry,
    location: harbour.location,
    profileImage: null,
  },
  rating: null,
  clientRating: null,
  etag: '"2"',
};

/** Not rated by either side. */
export const completedWork: Schema<'AssignedProject'> = {
  ...assigned,
  id: id(2, 5),
  title: 'Stock list for the warehouse',
  status: 'COMPLETED',
  completedAt: '2026-10-30T15:00:00.000Z',
  etag: '"6"',
};

export const assignedProjects: Schema<'AssignedProject'>[] = [
  assigned,
  {
    ...assigned,
    id: id(2, 4),
    title: 'Checkout in three languages',
    status: 'IN_PROGRESS',
    completionReason: 'The receipt still shows the old prices.',
    deliveries: [sentBackDelivery],
    etag: '"5"',
  },
  {
    ...assigned,
    id: id(2, 6),
    title: 'A sign for the workshop door',
    status: 'PENDING_COMPLETION',
    completionRequestedAt: '2026-11-19T10:00:00.000Z',
    delivered: 'The sign as a PDF in full size, and a photograph of the proof.',
    deliveries: [{ ...delivery, delivered: 'The sign as a PDF in full size, and a photograph of the proof.' }],
    etag: '"3"',
  },
  completedWork,
];

export const clientProfile: Schema<'ClientProfile'> = {
  id: id(5, 1),
  userId: harbour.userId,
  name: harbour.name,
  email: 'mara@harbourandpine.example',
  profileImage: null,
  companyName: 'Harbour & Pine',
  industry: 'E-commerce',
  companySize: null,
  website: 'https://harbourandpine.example',
  bio: 'We sell furniture that is made to be repaired.',
  profileSummary: 'Looking for people who care about small shops.',
  location: 'Gothenburg, Sweden',
  isVerified: true,
  verified: { subject: 'website', address: 'https://harbourandpine.example', checkedAt: '2026-11-03T09:30:00.000Z' },
  ratings: 4.7,
  projectsPosted: 0,
  projects: [],
  createdAt: '2026-01-12T09:00:00.000Z',
  updatedAt: '2026-11-18T08:15:00.000Z',
};

/** As it is right after signing up. */
export const newClientProfile: Schema<'ClientProfile'> = {
  ...clientProfile,
  companyName: null,
  industry: null,
  website: null,
  bio: null,
  profileSummary: null,
  location: null,
  isVerified: false,
  verified: null,
  ratings: null,
};

export const freelancerProfile: Schema<'FreelancerProfile'> = {
  id: id(6, 1),
  userId: applicant.userId,
  name: applicant.name,
  email: 'ngozi@adeyemi.example',
  profileImage: null,
  bio: applicant.bio,
  location: applicant.location,
  age: applicant.age,
  skills: applicant.skills,
  experience: applicant.experience,
  hourlyRate: applicant.hourlyRate,
  availability: true,
  githubUrl: 'https://github.com/example',
  linkedinUrl: null,
  portfolioUrl: 'https://adeyemi.example',
  ratings: applicant.ratings,
  totalRatings: applicant.totalRatings,
  projectsCompleted: applicant.projectsCompleted,
  profileViews: 214,
  successRate: 92,
  isVerified: true,
  verified: { subject: 'github', address: 'https://github.com/example', checkedAt: '2026-11-03T09:30:00.000Z' },
  resume: null,
  education: [],
  experienceEntries: [],
  portfolio: [],
  completion: {
    percentage: 100,
    criteria: {
      name: true,
      bio: true,
      location: true,
      age: true,
      skills: true,
      experience: true,
      hourlyRate: true,
      links: true,
    },
    basicInfo: true,
    skills: true,
    experience: true,
    education: false,
    portfolio: false,
  },
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-11-10T10:00:00.000Z',
};

/** As it is right after signing up: the name is known, nothing else. */
export const newFreelancerProfile: Schema<'FreelancerProfile'> = {
  ...freelancerProfile,
  bio: null,
  location: null,
  age: null,
  skills: [],
  experience: null,
  hourlyRate: null,
  githubUrl: null,
  portfolioUrl: null,
  ratings: null,
  totalRatings: 0,
  projectsCompleted: 0,
  profileViews: 0,
  successRate: null,
  isVerified: false,
  verified: null,
};

/** What visitors read of the freelancer; signed-in viewers also get the email address. */
export const publicFreelancer: Schema<'PublicProfile'> = {
  userId: freelancerProfile.userId,
  userType: 'FREELANCER',
  email: null,
  freelancer: {
    userId: freelancerProfile.userId,
    profile: {
      name: applicant.name,
      location: applicant.location,
      profileImage: applicant.profileImage,
      bio: applicant.bio,
      memberSince: freelancerProfile.createdAt,
    },
    professionalInfo: {
      experience: applicant.experience,
      hourlyRate: applicant.hourlyRate,
      skills: applicant.skills,
      isVerified: true,
      verified: freelancerProfile.verified,
      availability: true,
    },
    statistics: {
      averageRating: applicant.ratings,
      projectsCompleted: applicant.projectsCompleted,
      totalRatings: applicant.totalRatings,
      totalProjectsValue: 48_200,
      totalProjectsMaximum: 71_500,
      averageProjectDuration: 34,
      ratingDistribution: { 1: 0, 2: 0, 3: 1, 4: 4, 5: 16 },
    },
    portfolioLinks: { github: 'https://github.com/example', linkedin: null, portfolio: 'https://adeyemi.example' },
    education: [
      {
        id: id(8, 1),
        institution: 'University of Lagos',
        degree: 'BSc',
        field: 'Computer science',
        startYear: 2011,
        endYear: 2015,
      },
    ],
    experienceEntries: [
      {
        id: id(9, 1),
        title: 'Front-end lead',
        company: 'Kola & Sons',
        startDate: '2019-03-01',
        endDate: null,
        description: 'A shop for spare parts, from the first sketch to 40,000 orders a month.',
      },
    ],
    portfolio: [
      {
        id: id(10, 1),
        title: 'A catalogue that forgives spelling',
        description: 'Search for people who type with one hand.',
        projectUrl: 'https://adeyemi.example/catalogue',
        technologies: ['React', 'TypeScript'],
        image: samplePictures.work,
      },
    ],
  },
  client: null,
  completedProjects: [
    {
      id: id(11, 1),
      title: 'A booking page for a small clinic',
      description: 'Patients choose a time and get it confirmed by mail.',
      assignedAt: '2026-08-14T12:00:00.000Z',
      completedAt: '2026-09-30T12:00:00.000Z',
      skillsRequired: ['React', 'TypeScript'],
      budget: { min: 1800, max: 2600 },
      duration: '1 month',
      client: {
        userId: tallow.userId,
        name: tallow.name,
        profileImage: null,
        company: tallow.company,
        industry: tallow.industry,
        location: null,
      },
      freelancer: { userId: freelancerProfile.userId, name: applicant.name, experience: applicant.experience },
    },
  ],
  ratingsReceived: [
    {
      id: id(12, 1),
      rating: 5,
      review: 'Asked the right questions on the first day, and was done a week early.',
      createdAt: '2026-10-02T09:30:00.000Z',
      projectTitle: 'A booking page for a small clinic',
      by: { userId: tallow.userId, name: tallow.name },
      reply: null,
    },
  ],
};

/** Someone who has only just signed up. */
export const newPublicFreelancer: Schema<'PublicProfile'> = {
  ...publicFreelancer,
  freelancer: publicFreelancer.freelancer && {
    ...publicFreelancer.freelancer,
    profile: { ...publicFreelancer.freelancer.profile, bio: null, location: null },
    professionalInfo: {
      experience: null,
      hourlyRate: null,
      skills: [],
      isVerified: false,
      verified: null,
      availability: false,
    },
    statistics: {
      averageRating: null,
      projectsCompleted: 0,
      totalRatings: 0,
      totalProjectsValue: 0,
      totalProjectsMaximum: 0,
      averageProjectDuration: null,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    },
    portfolioLinks: { github: null, linkedin: null, portfolio: null },
    education: [],
    experienceEntries: [],
    portfolio: [],
  },
  completedProjects: [],
  ratingsReceived: [],
};

/** What visitors read of the client. */
export const publicClient: Schema<'PublicProfile'> = {
  userId: harbour.userId,
  userType: 'CLIENT',
  email: null,
  freelancer: null,
  client: {
    userId: harbour.userId,
    profile: {
      name: harbour.name,
      location: harbour.location,
      profileImage: harbour.profileImage,
      bio: 'We sell tools that last, and mend those that did not.',
      memberSince: '2026-01-12T10:00:00.000Z',
    },
    companyInfo: {
      companyName: harbour.company,
      industry: harbour.industry,
      website: 'https://harbour.example',
      isVerified: true,
      verified: { subject: 'website', address: 'https://harbour.example', checkedAt: '2026-11-03T09:30:00.000Z' },
    },
    statistics: {
      projectsCompleted: 7,
      averageRating: harbour.ratings,
      totalRatings: 3,
      ratingDistribution: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 2 },
    },
  },
  completedProjects: [],
  ratingsReceived: [
    {
      id: id(9, 11),
      rating: 5,
      review: 'Clear from the first day, and quick to answer.',
      createdAt: '2026-11-02T12:00:00.000Z',
      projectTitle: completedWork.title,
      by: { userId: applicant.userId, name: applicant.name },
      reply: {
        text: 'Thank you. The stock list saves us an hour every morning.',
        createdAt: '2026-11-03T08:00:00.000Z',
      },
    },
    {
      id: id(9, 12),
      rating: 4,
      review: null,
      createdAt: '2026-09-14T12:00:00.000Z',
      projectTitle: 'Photographs of twelve lamps',
      by: { userId: id(3, 7), name: 'Emil Sørensen' },
      reply: null,
    },
  ],
};

/** How many of these are in each status. */
export function byStatusOf(projects: readonly Pick<Schema<'ClientProject'>, 'status'>[]): Schema<'ProjectsByStatus'> {
  const counts = { OPEN: 0, ASSIGNED: 0, IN_PROGRESS: 0, PENDING_COMPLETION: 0, COMPLETED: 0, CANCELLED: 0 };
  for (const { status } of projects) counts[status] += 1;
  return counts;
}

/** A client's dashboard with something of each kind that waits. */
export const clientDashboard: Schema<'ClientDashboard'> = {
  client: {
    userId: harbour.userId,
    name: harbour.name,
    profileImage: harbour.profileImage,
    companyName: harbour.company,
    projects: postedProjects,
    openProjects: postedProjects.filter(({ status }) => status === 'OPEN').slice(0, 2),
    appliedProjects: postedProjects
      .filter(({ applicationsCount }) => applicationsCount > 0)
      .map(({ id: projectId, title, applicationsCount }) => ({ id: projectId, title, applicationsCount })),
  },
  stats: {
    totalProjects: 9,
    openProjects: 3,
    assignedProjects: 2,
    completedProjects: 3,
    activeProjects: 5,
    totalApplications: 42,
    pendingApplications: 6,
    newApplications: 4,
    freelancersHired: 4,
  },
  recentApplications: receivedApplications.map(({ id: applicationId, status, createdAt, project, freelancer }) => ({
    id: applicationId,
    status,
    createdAt,
    project: { id: project.id, title: project.title },
    freelancer: { userId: freelancer.userId, name: freelancer.name, profileImage: freelancer.profileImage },
  })),
  rejections: [],
  waiting: {
    total: 6,
    meetingsToAnswer: 1,
    decisions: [
      {
        kind: 'MEETING',
        at: '2026-11-20T13:30:00.000Z',
        count: 1,
        project: { id: job.id, title: job.title },
        applicationId: null,
        freelancerName: applicant.name,
      },
      {
        kind: 'PROPOSAL',
        at: '2026-11-19T16:00:00.000Z',
        count: 1,
        project: { id: leaflets.id, title: leaflets.title },
        applicationId: null,
        freelancerName: 'Emil Sørensen',
      },
      {
        kind: 'COMPLETION',
        at: '2026-11-18T16:40:00.000Z',
        count: 1,
        project: { id: mark.id, title: mark.title },
        applicationId: null,
        freelancerName: applicant.name,
      },
      {
        kind: 'APPLICATION',
        at: '2026-11-12T07:20:00.000Z',
        count: 5,
        project: { id: job.id, title: job.title },
        applicationId: null,
        freelancerName: null,
      },
      {
        kind: 'APPLICATION',
        at: '2026-11-17T07:20:00.000Z',
        count: 1,
        project: { id: leaflets.id, title: leaflets.title },
        applicationId: id(7, 90),
        freelancerName: 'Emil Sørensen',
      },
      {
        kind: 'RATING',
        at: '2026-11-10T12:00:00.000Z',
        count: 1,
        project: { id: id(2, 24), title: works.COMPLETED.title },
        applicationId: null,
        freelancerName: 'Emil Sørensen',
      },
    ],
  },
};
