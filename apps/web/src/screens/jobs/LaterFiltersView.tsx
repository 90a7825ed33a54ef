import { laterView } from '../../flow/laterView.tsx';
import { JobFiltersPendingView } from './JobFiltersPendingView.tsx';

/** The filters, whose code comes after the page's own. */
export const LaterFiltersView = laterView(
  async () => (await import('./JobFiltersView.tsx')).JobFiltersView,
  JobFiltersPendingView,
);
