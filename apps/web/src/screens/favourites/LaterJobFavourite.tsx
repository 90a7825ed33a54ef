import { laterView } from '../../flow/laterView.tsx';

/** The favourite of a job's page, whose code comes after the page's own: only freelancers need it. */
export const LaterJobFavourite = laterView(async () => (await import('./JobFavourite.tsx')).JobFavourite);
