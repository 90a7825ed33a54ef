import { laterView } from '../../flow/laterView.tsx';

/** What a profile lacks, whose code comes after a public page's own: only freelancers need it. */
export const LaterProfilePrompt = laterView(async () => (await import('./ProfilePrompt.tsx')).ProfilePrompt);
