import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { useEffect } from 'react';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { takeFragment } from '../../shell/takeFragment.ts';
import { useTakingAlong } from '../../shell/useTakingAlong.ts';
import { forgotPasswordCalls } from './forgotPasswordCalls.ts';
import { forgotPasswordProps } from './forgotPasswordProps.ts';
import { ForgotPasswordScreen, stepOf } from './ForgotPasswordScreen.tsx';

export function Route() {
  const api = useApi();
  const takeAlong = useTakingAlong();
  const flow = useFlow(() => withCalls(forgotPasswordMachine, api, forgotPasswordCalls(api)), {
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
