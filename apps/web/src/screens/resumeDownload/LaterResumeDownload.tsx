import { laterScreen } from '../../kit/laterScreen.ts';

/** The resume of someone who has applied, whose code comes with the first one. */
export const LaterResumeDownload = laterScreen(() => import('./screen.tsx'));
