import { laterScreen } from '../../kit/laterScreen.ts';

/** The saved searches, whose code comes after the page's own. */
export const LaterSavedSearches = laterScreen(() => import('./screen.tsx'));
