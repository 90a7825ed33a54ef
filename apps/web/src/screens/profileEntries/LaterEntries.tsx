import { laterView } from '../../flow/laterView.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';

/** The entries of a profile, whose code comes when their part is opened. */
export const LaterEntries = laterView(
  async () => (await import('./ProfileEntriesPart.tsx')).ProfileEntriesPart,
  PendingFormView,
);
