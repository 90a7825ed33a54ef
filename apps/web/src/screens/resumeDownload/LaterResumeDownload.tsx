import { laterView } from '../../flow/laterView.tsx';

/** The resume of someone who has applied, whose code comes with the first one. */
export const LaterResumeDownload = laterView(async () => (await import('./ResumeDownloadPart.tsx')).ResumeDownloadPart);
