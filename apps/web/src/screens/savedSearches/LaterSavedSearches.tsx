import { laterView } from '../../flow/laterView.tsx';

/** The saved searches, whose code comes after the page's own. */
export const LaterSavedSearches = laterView(
  async () => (await import('./SavedSearchesDialog.tsx')).SavedSearchesDialog,
);
