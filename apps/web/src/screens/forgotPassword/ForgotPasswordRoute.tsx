import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { useEffect } from 'react';

import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { takeFragment } from '../../shell/takeFragment.ts';
import { useTakingAlong } from '../../shell/useTakingAlong.ts';
import { forgotPasswordActors } from './forgotPasswordActors.ts';
import { forgotPasswordProps } from './forgotPasswordProps.ts';
import { ForgotPasswordScreen, stepOf } from './ForgotPasswordScreen.tsx';

export function Route() {
  const api = useApi();
  const takeAlong = useTakingAlong();
  const flow = useFlow(() => forgotPasswordMachine.provide({ actors: forgotPasswordActors(api) }), {
    input: undefined,
    stepOf,
  });
  const { send } = flow;
  useEffect(() => {
    const { role, email, code } = takeFragment();
    if ((role === 'CLIENT' || role === 'FREELANCER') && email && code) {
      send({ type: 'link.know', link: { role, email, code } });
    }
  }, [send]);
  return (
    <>
      <PageHead title="Forgot password" description="Choose a new password with a code that we email to you." />
      <ForgotPasswordScreen {...flow} {...forgotPasswordProps(takeAlong)} />
    </>
  );
}
