import { skills } from '@guildhall/api/skills';

import { jobPath } from '../../jobPath.ts';
import { applicationPath, entryToApply, proposalPath } from '../../jobPaths.ts';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';

const offered: readonly string[] = skills;

/** What the route gives the screen besides its flow and its reader. */
export const jobPageProps = {
  hrefs: {
    home: paths.home,
    jobs: paths.jobs,
    job: jobPath,
    entry: entryToApply,
    apply: proposalPath,
    application: applicationPath,
    postJob: paths.postJob,
    profile: profilePath,
    /** Other jobs that need a skill; none for one that the directory does not offer. */
    skill: (skill: string) => (offered.includes(skill) ? withSearch(paths.jobs, { skills: skill }) : null),
  },
};
