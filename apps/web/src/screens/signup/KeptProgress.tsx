import type { signupMachine } from '@guildhall/machines/flows/signup';
import { progressOf } from '@guildhall/machines/flows/signup';
import { useEffect } from 'react';

import type { Mounted } from '../../kit/defineScreen.tsx';
import { takeFragment } from '../../shell/takeFragment.ts';
import { readProgress, writeProgress } from './progress.ts';

/** Takes up the sign-up where a mailed link leads, or where it was left in this browser, and keeps how far it has come. */
export function KeptProgress({ snapshot, send }: Mounted<typeof signupMachine, undefined>) {
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
  return null;
}
