import react from '@vitejs/plugin-react';

/**
 * Views of lists and of their cards. React's compiler has them draw again only what has changed: without it a heart that
 * is pressed on one of twelve cards draws all of them, and the filters beside them. Others do without: compiled everywhere,
 * first pages are larger by up to 15 KiB.
 */
export const compiledViews =
  /\/screens\/(applicants|assignedProjects|completedProjects|favourites|freelancerWaiting|jobDirectory|jobs|jobSearch|meetings|postedJobs|projectTimeline|receivedRatings|sentApplications|talent|talentComparison|talentDirectory|talentSearch|shared\/(filterPanel|listCard|results))\/\w+View\.tsx$/;

/**
 * React as it ships, in the app and in Storybook. A development server goes without: it could then replace no other module in
 * place, and would reload the page for it.
 */
export const shippedReact = (command: 'build' | 'serve') =>
  react(command === 'build' ? { compiler: true, include: compiledViews } : {});
