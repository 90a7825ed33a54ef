import { paths } from '../../paths.ts';
import type { TakeAlong } from '../../shell/useTakingAlong.ts';
import { browseHref } from './browseHref.ts';

/** What the route gives the screen besides its flow. */
export const loginProps = (takeAlong: TakeAlong, search = '') => ({
  browseHref: browseHref(search),
  signupHref: takeAlong(paths.signup),
  forgotPasswordHref: takeAlong(paths.forgotPassword),
});
