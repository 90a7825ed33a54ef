import { laterView } from '../../flow/laterView.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';

/** The form of each role, whose code comes after the page's own, and beside the profile: each role needs one. */
export const LaterClientForm = laterView(
  async () => (await import('./ClientFormView.tsx')).ClientFormView,
  PendingFormView,
);

export const LaterFreelancerForm = laterView(
  async () => (await import('./FreelancerFormPart.tsx')).FreelancerFormPart,
  PendingFormView,
);
