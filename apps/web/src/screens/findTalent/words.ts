import { paths } from '../../paths.ts';
import type { NotYetScreenProps } from '../notYet/NotYetScreen.tsx';

/** What the page says to a client who looked for `search`, or for no one in particular. */
export const findTalentWords = (search: string): NotYetScreenProps => ({
  title: 'Find talent',
  children: `${search === '' ? 'Talent search is not open yet.' : `Talent search is not open yet, so we could not look for “${search}”.`} Post a job and let freelancers come to you: every application comes with a profile, a rate and ratings.`,
  ways: [
    { label: 'Post a Job', href: paths.postJob },
    { label: 'See Featured Freelancers', href: paths.home },
  ],
});
