import { laterView } from '../../flow/laterView.tsx';

/** What a client is told of their own job, whose code comes after that of the job's page: few of its readers have any. */
export const LaterOwnPost = laterView(async () => (await import('./OwnPost.tsx')).OwnPost);
