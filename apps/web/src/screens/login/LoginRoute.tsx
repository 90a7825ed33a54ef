import { loginMachine } from '@guildhall/machines/flows/login';
import { useSearch } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useTakingAlong } from '../../shell/useTakingAlong.ts';
import { loginCalls } from './loginCalls.ts';
import { loginProps } from './loginProps.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function Route() {
  const api = useApi();
  const takeAlong = useTakingAlong();
  const search = useSearch();
  const flow = useFlow(() => withCalls(loginMachine, api, loginCalls(api)), {
    input: undefined,
  });
  return (
    <>
      <PageHead title="Log in" description="Log in to hire freelancers or to find your next project." />
      <LoginScreen {...flow} {...loginProps(takeAlong, search)} />
    </>
  );
}
