/**
 * Lifecycles whose statuses no screen shows yet, and why: their own maps say so. A house test fails as soon as a screen
 * shows one of them, and for any other lifecycle as long as one status is without a story.
 */
export const unbuilt: Readonly<Record<string, string>> = {
  ratingStatus: 'No screen shows it yet: the pages that rate freelancers are still to be built.',
};
