import type { Schema } from '@guildhall/machines/kit/schema';
import type { AnyStateMachine, ContextFrom } from 'xstate';

import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';

const ContactDialog = laterScreen(() => import('./screen.tsx'));

/** The message to one of the freelancers whom a page has loaded. */
export const contactInAddress = <Machine extends AnyStateMachine>(
  machine: Machine,
  peopleOf: (context: ContextFrom<Machine>) => readonly Schema<'FreelancerListing'>[],
) =>
  dialogInAddress(machine, {
    name: 'contact',
    find: (context, userId) => ({
      userId,
      name: peopleOf(context).find(({ id }) => id === userId)?.profile.name ?? null,
    }),
    keyOf: ({ userId }) => userId,
    Dialog: ({ userId, name, onClose }) => <ContactDialog userId={userId} name={name} onClose={onClose} />,
  });
