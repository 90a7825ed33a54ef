import type { Role } from '@guildhall/api/enums';

import { applicationPath, entryToApply, proposalPath } from '../../jobPaths.ts';
import { dashboardPath, paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { searchPath } from '../../shell/searchOf.ts';

/** What the route gives the screen besides its flow and what it knows of its reader. */
export const homeProps = (details: (jobId: string) => string) => ({
  hrefs: {
    search: searchPath,
    findWork: paths.findWork,
    jobs: (role: Role | null) => (role === 'FREELANCER' ? paths.findWork : paths.jobs),
    freelancers: (role: Role | null) => (role === 'CLIENT' ? paths.findTalent : paths.freelancers),
    postJob: paths.postJob,
    dashboard: dashboardPath,
    signup: { CLIENT: paths.clientSignup, FREELANCER: paths.freelancerSignup },
    details,
    apply: proposalPath,
    signupToApply: (jobId: string) => entryToApply(jobId).signup,
    application: applicationPath,
    profile: profilePath,
  },
});
