import type { CheckCall } from '@guildhall/machines/flows/verification';
import { verificationMachine } from '@guildhall/machines/flows/verification';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { copyText } from '../../kit/copyText.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths, withSearch } from '../../paths.ts';
import { fieldParameter } from '../profileSetup/fieldHref.ts';
import { VerificationView } from './VerificationView.tsx';

/** The verification of the own account. */
export const screen = defineScreen({
  machine: verificationMachine,
  View: VerificationView,
  within: 'account',
  input: ({ account }) => ({ role: required(account).role }),
  props: ({ account }) => {
    const { role } = required(account);
    const field = role === 'CLIENT' ? 'website' : 'githubUrl';
    return { role, editHref: withSearch(paths.editProfile, { [fieldParameter]: field }) };
  },
  calls: (api) => ({
    checkVerification: fromPromise<Schema<'Verification'>, CheckCall>(({ input, signal }) =>
      api.checkVerification({ body: input, signal }),
    ),
    copyText,
  }),
});
