import { loginMachine } from '@guildhall/machines/flows/login';
import { useSearchParams } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { paths, sameSite } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { loginActors } from './loginActors.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function Route() {
  const api = useApi();
  const [search] = useSearchParams();
  const flow = useFlow(() => loginMachine.provide({ actors: loginActors(api) }), {
    input: { returnTo: sameSite(search.get('next')) },
  });
  return (
    <>
      <PageHead title="Sign in" description="Sign in to hire freelancers or to find your next project." />
      <LoginScreen {...flow} signupHref={paths.signup} forgotPasswordHref={paths.forgotPassword} />
    </>
  );
}
