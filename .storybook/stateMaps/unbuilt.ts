/**
 * Lifecycles whose statuses no screen shows yet, and why: their own maps say so. A test of conventions fails as soon as a screen
 * shows one of them, and for any other lifecycle as long as one status is without a story.
 */
export const unbuilt: Readonly<Record<string, string>> = {
  accountStatus: 'Pages show accounts that are in use alone; the login offers to reopen a closed one.',
  ratingStatus: 'A card shows the rating or the button that gives it, and no status by name.',
  rejectionStatus:
    'Applicants never see it, and the client sees the rejections that are due alone, above every tab of the dashboard.',
  verificationStatus: 'A badge says whether someone is verified; a doubt is told to its owner alone, in words.',
};
