import { ownSessionsMachine } from '@guildhall/machines/flows/ownSessions';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { OwnSessionsView } from './OwnSessionsView.tsx';

/** Where the person is logged in. */
export const screen = defineScreen({
  machine: ownSessionsMachine,
  View: OwnSessionsView,
  within: 'account',
  props: ({ now }) => ({ now }),
  additions: [heardList({ kinds: ['session'], call: 'listSessions', list: 'sessions' })],
});
