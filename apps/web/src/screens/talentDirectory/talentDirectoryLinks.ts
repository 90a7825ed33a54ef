import { paths } from '../../paths.ts';
import type { TalentListLinks } from '../talent/talentLinks.ts';
import { talentLinks } from '../talent/talentLinks.ts';

/** Where the screen leads. */
export interface TalentDirectoryLinks extends TalentListLinks {
  /** This page, where the form leads before scripts have loaded. */
  action: string;
}

/** Where the screen leads. `here` changes some parameters of its address. */
export const talentDirectoryLinks = (here: (changes: Record<string, string>) => string): TalentDirectoryLinks => ({
  ...talentLinks(here),
  action: paths.freelancers,
});
