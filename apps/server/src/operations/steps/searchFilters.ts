import { assertRates } from '../../domain/rates.ts';
import { knownSkills, skillFilters } from '../../domain/skills.ts';
import type { JobFilter } from '../../repositories/jobs.ts';
import type { TalentFilter } from '../../repositories/talent.ts';

/** As the contract writes it: skills are text. */
type Joined = { skills?: string | undefined; skillsExcluded?: string | undefined };

export type AskedTalent = Omit<TalentFilter, keyof Joined | 'listed'> & Joined;
export type AskedJobs = Omit<JobFilter, keyof Joined | 'posted'> & Joined;

/** What a search of freelancers asks for. An empty list of skills is no filter; a least rate above the most is refused. */
export function talentFilter({ skills, skillsExcluded, ...rest }: AskedTalent): TalentFilter {
  assertRates(rest);
  return { ...rest, ...skillFilters(skills, skillsExcluded) };
}

/** What a search of jobs asks for. A list of skills of which none is known finds nothing. */
export function jobFilter({ skills, skillsExcluded, ...rest }: AskedJobs): JobFilter {
  const named = skillFilters(skills, skillsExcluded);
  return {
    ...rest,
    skills: named.skills && knownSkills(named.skills),
    skillsExcluded: named.skillsExcluded && knownSkills(named.skillsExcluded),
  };
}
