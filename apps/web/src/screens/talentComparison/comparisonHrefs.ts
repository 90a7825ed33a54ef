import { paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { applicantsHref } from '../clientDashboard/tabs.ts';

/** Where a comparison leads, but for its messages. */
export const comparisonHrefs = { listHref: paths.findTalent, applicantsHref, profileHref: profilePath };
