import { paths } from '../../paths.ts';
import type { NotYetScreenProps } from '../notYet/NotYetScreen.tsx';

/** What the page says to a client who looked for `search`, or for nobody in particular. */
export const findTalentWords = (search: string): NotYetScreenProps => ({
  title: 'Find talent',
  children: `${search === '' ? 'Freelancers cannot be searched yet.' : `Freelancers cannot be searched yet, so “${search}” was not looked for.`} Post a job, and they find you: each application comes with a profile, a rate and ratings.`,
  ways: [
    { label: 'Post a Job', href: paths.postJob },
    { label: 'See featured freelancers', href: paths.home },
  ],
});
