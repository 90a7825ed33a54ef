import { calendarFeedMachine } from '@guildhall/machines/flows/calendarFeed';

import { copyText } from '../../kit/copyText.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { CalendarFeedView } from './CalendarFeedView.tsx';

/** The address at which calendar apps read the person's meetings. */
export const screen = defineScreen({
  machine: calendarFeedMachine,
  View: CalendarFeedView,
  within: 'account',
  props: ({ now }) => ({ now }),
  calls: () => ({ copyText }),
});
