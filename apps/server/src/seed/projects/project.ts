import type { ApplicationStatus, Duration, ProjectStatus } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';

import type { CompanyName } from '../companies.ts';
import type { Profession } from '../professions.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export type ProjectSeed = {
  title: string;
  company: CompanyName;
  /** What a sentence calls it: "the tide sensor". */
  subject: string;
  description: string;
  status: ProjectStatus;
  /** How applicants would go about it; each is one proposal's beginning, so there are as many applicants at most. */
  answers: readonly [string, ...string[]];
  /** What the client said at the end. */
  review?: { stars: Stars; text: string };
  /** Why the work was sent back. */
  sentBack?: string;
  /** What became of the demo freelancer's application; absent when there is none. */
  demoFreelancer?: ApplicationStatus;
  meeting?: 'coming';
};

/** Projects that ask for the same skills. */
export type ProjectGroup = {
  skills: readonly Skill[];
  /** Who would apply, the best suited first. */
  professions: readonly Profession[];
  budget: readonly [min: number, max: number];
  duration: Duration;
  projects: readonly ProjectSeed[];
};
