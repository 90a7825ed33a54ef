import { paths } from '../../paths.ts';
import type { TakeAlong } from '../../shell/useTakingAlong.ts';

/** What the route gives the screen besides its flow. */
export const loginProps = (takeAlong: TakeAlong) => ({
  signupHref: takeAlong(paths.signup),
  forgotPasswordHref: takeAlong(paths.forgotPassword),
});
