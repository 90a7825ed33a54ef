import { roleChangeMachine } from '@guildhall/machines/flows/roleChange';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { RoleChangeView } from './RoleChangeView.tsx';

/** The way out of the profile setup for someone who signed up with the wrong account type. */
export const screen = defineScreen({
  machine: roleChangeMachine,
  View: RoleChangeView,
  within: 'profileSetup',
  props: () => ({}),
});
