import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';

import type { Flow } from '../../flow/useFlow.ts';
import { useFieldOfAddress } from '../profileSetup/useFieldOfAddress.ts';
import { ProfileFormView } from './ProfileFormView.tsx';

/** The form, opened at the field that the address names: only a form that has come has its fields. */
export function SetupFormPart(props: Flow<typeof freelancerProfileSetupMachine>) {
  useFieldOfAddress(props.snapshot.matches('editing'));
  return <ProfileFormView {...props} />;
}
