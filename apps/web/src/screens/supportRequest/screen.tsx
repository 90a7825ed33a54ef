import { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { KeptRequest } from './KeptRequest.tsx';
import { SupportRequestView } from './SupportRequestView.tsx';
import { replyPromise } from './supportWords.ts';

export const screen = defineScreen({
  machine: supportRequestMachine,
  View: SupportRequestView,
  head: {
    title: 'Contact support',
    description: `Write to support by form or email. A person reads it and replies ${replyPromise}.`,
    isIndexed: true,
  },
  input: () => ({ idempotencyKey: crypto.randomUUID() }),
  props: ({ supportEmail }) => ({ supportEmail, homeHref: paths.home, helpHref: paths.getStarted }),
  additions: [KeptRequest],
});
