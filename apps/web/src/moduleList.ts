import type { Screen } from './kit/defineScreen.tsx';
import type { RouteModule } from './routeModule.ts';

/** Every page's code by its place, and which files it takes. A long list, so it comes when the first page is fetched. */
export const modules = import.meta.glob<RouteModule | { screen: Screen }>([
  './screens/*/*Route.tsx',
  // Not those of tabs and parts: each would be a chunk of its own.
  './screens/{clientProfileSetup,editJob,forgotPassword,freelancerProfileSetup,home,jobDirectory,jobPage,login,ownProfile,postJob,projectTimeline,publicProfile,signup,supportRequest,talentComparison,talentDirectory,talentSearch,workStatement}/screen.tsx',
]);
