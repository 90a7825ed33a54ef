import { paths } from '../../paths.ts';
import type { TakeAlong } from '../../shell/useTakingAlong.ts';

/** What the route gives the screen besides its flow. */
export const signupProps = (takeAlong: TakeAlong) => ({
  loginHref: takeAlong(paths.login),
  termsHref: paths.terms,
  privacyHref: paths.privacy,
});
