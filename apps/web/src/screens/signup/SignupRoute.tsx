import { progressOf, signupMachine } from '@guildhall/machines/flows/signup';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { takeFragment } from '../../shell/takeFragment.ts';
import { useTakingAlong } from '../../shell/useTakingAlong.ts';
import { readProgress, writeProgress } from './progress.ts';
import { signupCalls } from './signupCalls.ts';
import { signupProps } from './signupProps.ts';
import { SignupScreen, stepOf } from './SignupScreen.tsx';

const headOf = {
  anyone: { title: 'Sign up', description: 'Create an account to hire freelancers or find work.' },
  client: { title: 'Sign up as a client', description: 'Create an account, post your project and hire a freelancer.' },
  freelancer: { title: 'Sign up as a freelancer', description: 'Create an account, show your work and find projects.' },
};

/** The entrance that was used: the address names it, or the query `type` does. */
function useDoor(): keyof typeof headOf {
  const [pathname] = useLocation();
  const [search] = useSearchParams();
  if (pathname === paths.clientSignup) return 'client';
  if (pathname === paths.freelancerSignup) return 'freelancer';
  const type = search.get('type');
  return type === 'client' || type === 'freelancer' ? type : 'anyone';
}

/** Who comes in by which entrance: at step 3 it is chosen already. */
const roleBy = { anyone: null, client: 'CLIENT', freelancer: 'FREELANCER' } as const;

export function Route() {
  const api = useApi();
  const door = useDoor();
  const takeAlong = useTakingAlong();
  const { snapshot, send } = useFlow(() => withCalls(signupMachine, api, signupCalls(api)), {
    input: { role: roleBy[door], idempotencyKey: crypto.randomUUID() },
    stepOf,
  });

  useEffect(() => {
    const { email, code } = takeFragment();
    if (email && code) return send({ type: 'link.know', link: { email, code } });
    const progress = readProgress(Date.now());
    if (progress !== null) send({ type: 'progress.restore', progress });
  }, [send]);
  const { context, status } = snapshot;
  useEffect(() => {
    const progress = progressOf(context);
    if (status === 'done') writeProgress(null, Date.now());
    // A form that is still empty must not wipe out what is about to be restored, nor the time of its proof.
    else if (progress !== null) writeProgress(progress, Date.now());
  }, [context, status]);

  return (
    <>
      <PageHead {...headOf[door]} />
      <SignupScreen snapshot={snapshot} send={send} {...signupProps(takeAlong)} />
    </>
  );
}
