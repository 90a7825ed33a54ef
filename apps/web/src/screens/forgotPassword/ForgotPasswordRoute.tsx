import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';

import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useTakingAlong } from '../../shell/useTakingAlong.ts';
import { forgotPasswordActors } from './forgotPasswordActors.ts';
import { forgotPasswordProps } from './forgotPasswordProps.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function Route() {
  const api = useApi();
  const takeAlong = useTakingAlong();
  const flow = useFlow(() => forgotPasswordMachine.provide({ actors: forgotPasswordActors(api) }), {
    input: undefined,
  });
  return (
    <>
      <PageHead title="Forgot password" description="Choose a new password with a code that we email to you." />
      <ForgotPasswordScreen {...flow} {...forgotPasswordProps(takeAlong)} />
    </>
  );
}
