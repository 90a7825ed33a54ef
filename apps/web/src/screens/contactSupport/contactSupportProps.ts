import { paths } from '../../paths.ts';

/** What the route gives the screen besides its flow. */
export const contactSupportProps = (supportEmail: string) => ({
  supportEmail,
  homeHref: paths.home,
  helpHref: paths.getStarted,
});
