import { laterView } from '../../flow/laterView.tsx';

/** The dialog of a job, whose code comes after the page's own: few visits begin with one. */
export const LaterJobDialog = laterView(async () => (await import('./JobDialog.tsx')).JobDialog);
