import { laterView } from '../../flow/laterView.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';

/** The resume, whose code comes when its part is opened. */
export const LaterResume = laterView(async () => (await import('./OwnResumePart.tsx')).OwnResumePart, PendingFormView);
