import { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { fieldHref } from '../profileSetup/fieldHref.ts';
import { StandingView } from './StandingView.tsx';

export const { Route: StandingTab } = defineScreen({
  machine: ownProfileMachine,
  View: StandingView,
  input: () => ({ role: 'FREELANCER' as const }),
  props: () => ({ editHref: paths.editProfile, profileHref: paths.profile, fieldHref }),
});
