import type { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { ProfileFormView } from '../freelancerProfileSetup/ProfileFormView.tsx';
import { useFieldOfAddress } from '../profileSetup/useFieldOfAddress.ts';

/** A freelancer's form, opened at the field that the address names: only a form that has come has its fields. */
export function FreelancerFormPart(props: Flow<typeof editFreelancerProfileMachine> & { cancel: ReactNode }) {
  useFieldOfAddress(props.snapshot.matches('editing'));
  return <ProfileFormView {...props} />;
}
