import type { TalentCriteria } from '../domain/talentCriteria.ts';
import type { Schema } from '../kit/schema.ts';
import { receivedApplication, sentApplication } from './marketplace/answers/applications.ts';
import { clientDashboard as dashboardOf } from './marketplace/answers/clientDashboard.ts';
import { assignedProjectsOf } from './marketplace/answers/freelancerDashboard.ts';
import { assignedProject, clientProject, job as jobOf, jobFor } from './marketplace/answers/jobs.ts';
import { pageOf, searchPagination } from './marketplace/answers/lists.ts';
import { featuredFreelancer, freelancerListing } from './marketplace/answers/people.ts';
import * as profiles from './marketplace/answers/profiles.ts';
import * as publicProfiles from './marketplace/answers/publicProfiles.ts';
import { byRelevance } from './marketplace/answers/search.ts';
import { applicationsToMara } from './marketplace/facts/applicationsToMara.ts';
import { applicationsToOthers } from './marketplace/facts/applicationsToOthers.ts';
import { clients } from './marketplace/facts/clients.ts';
import { donePosts } from './marketplace/facts/donePosts.ts';
import { freelancers as people, listedFreelancers } from './marketplace/facts/freelancers.ts';
import { marasPosts } from './marketplace/facts/marasPosts.ts';
import { applications, openJobs, postsOf } from './marketplace/facts/marketplace.ts';
import { openPosts } from './marketplace/facts/openPosts.ts';

// What stories and tests show of the marketplace. Its readers are Mara Lindqvist, a client, and Ngozi Adeyemi, a freelancer.

const { mara } = clients;
const { ngozi } = people;

/** Of Mara Lindqvist's; Ngozi Adeyemi has applied to it. */
export const job = jobOf(marasPosts.shop);
/** To which few have applied. */
export const leaflets = jobOf(openPosts.leaflets);
/** Of a client who says little about themselves. */
export const mark = jobOf(openPosts.mark);
/** One that was given away, one that is done, and one that was withdrawn. */
export const assignedJob = jobOf(marasPosts.armchairs);
export const completedJob = jobOf(marasPosts.lamps);
export const cancelledJob = jobOf(marasPosts.newsletter);

/** All open jobs, the latest first. */
export const jobs: Schema<'Job'>[] = openJobs.map(jobOf);
/** The same as Ngozi Adeyemi reads them. */
export const jobsOfFreelancer: Schema<'Job'>[] = openJobs.map((post) => jobFor(post, ngozi));

/** A page of the jobs, as visitors read them unless others are given. */
export const jobsOnPage = (page = 1, all = jobs): Schema<'JobList'> => {
  const pagination = searchPagination(all.length, page);
  return { jobs: pageOf(all, pagination), pagination };
};

/** Jobs as Ngozi Adeyemi reads them: applied to, not applied to, taken back once and twice, turned down. */
export const appliedJob = jobFor(marasPosts.shop, ngozi);
export const newJob = jobFor(openPosts.orders, ngozi);
export const withdrawnJob = jobFor(openPosts.reading, ngozi);
export const withdrawnTwiceJob = jobFor(openPosts.forms, ngozi);
export const turnedDownJob = jobFor(openPosts.tracking, ngozi);

export const featuredFreelancers: Schema<'FeaturedFreelancer'>[] = [
  people.ngozi,
  people.misaki,
  people.layla,
  people.katerina,
  people.emil,
].map(featuredFreelancer);

/** One with everything, one who is new, and one who is busy and whose name is longer than a column is wide. */
export const threeFreelancers = [people.ngozi, people.emil, people.marguerite].map(freelancerListing);
export const freelancers = byRelevance(listedFreelancers.map(freelancerListing));
/** A page of them. */
export const freelancersOnPage = (page = 1): Schema<'FreelancerList'> => {
  const pagination = searchPagination(freelancers.length, page);
  return { freelancers: pageOf(freelancers, pagination), pagination };
};

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
  availability: false,
  sort: 'relevance',
  page: 1,
};

/** Sent, and not read yet. */
export const application = sentApplication(applicationsToMara.shopNgozi);
/** Read, with an interview to come. */
export const interviewedApplication = sentApplication(applicationsToMara.vansNgozi);
/** Taken back once, so that another can be sent. */
export const withdrawnApplication = sentApplication(applicationsToOthers.readingNgozi);
/** All that Ngozi Adeyemi has sent, the latest first. */
export const sentApplications = applications.filter(({ freelancer }) => freelancer === ngozi).map(sentApplication);

/** All that Mara Lindqvist was sent, the latest first. */
export const receivedApplications = applications.filter(({ post }) => post.client === mara).map(receivedApplication);

/** Mara Lindqvist's jobs, at least one in each status. */
export const postedProjects = postsOf(mara).map(clientProject);
export const postedProject = clientProject(marasPosts.shop);
export const editedProject = clientProject(marasPosts.vans);
export const assignedPost = clientProject(marasPosts.armchairs);
export const completedPost = clientProject(marasPosts.stock);
/** To which no one has applied. */
export const unansweredProject = clientProject(marasPosts.cover);

/** What Ngozi Adeyemi was hired for. */
export const assignedProjects = assignedProjectsOf(ngozi);
export const completedProjects = assignedProjects.filter(({ status }) => status === 'COMPLETED');
/** Assigned a few days ago. */
export const newWork = assignedProject(marasPosts.vouchers);
/** Not rated by either side. */
export const completedWork = assignedProject(marasPosts.stock);
/** The client was rated, which the client does not see yet, and sees. */
export const ratedWork = assignedProject(donePosts.shopWindow);
export const shownWork = assignedProject(donePosts.floor);
export const endedWork = [marasPosts.wishes, donePosts.timetable].map(assignedProject);

export const clientProfile = profiles.clientProfile(mara);
/** As it is right after signing up. */
export const newClientProfile = profiles.clientProfile(clients.jonas);
export const freelancerProfile = profiles.freelancerProfile(ngozi);
/** As it is right after signing up: the name is known, nothing else. */
export const newFreelancerProfile = profiles.freelancerProfile(people.ines);

export const publicFreelancer = publicProfiles.publicFreelancer(ngozi);
/** Someone who has only just signed up. */
export const newPublicFreelancer = publicProfiles.publicFreelancer(people.ines);
export const publicClient = publicProfiles.publicClient(mara);

/** A client's dashboard with something of each kind that waits. */
export const clientDashboard = dashboardOf(mara);
