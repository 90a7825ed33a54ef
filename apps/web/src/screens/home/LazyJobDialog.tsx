import { problem } from '@guildhall/machines/kit/effects';
import type { ComponentType } from 'react';
import { lazy, Suspense, use, useEffect, useEffectEvent, useState } from 'react';

import { EffectsContext } from '../../flow/useFlow.ts';
import type { OpenJob } from '../jobDialog/useOpenJob.ts';

let hasFailed = false;

/** Dialogs are heavy, and few who come to this page open one. */
async function loadJobDialog(): Promise<{ default: ComponentType<OpenJob & { now: number }> }> {
  if (hasFailed && navigator.onLine) {
    // Styles that once could not be fetched are not asked for again by this document. The address opens the dialog.
    window.location.reload();
    return new Promise(() => {});
  }
  try {
    // Awaited here: the build adds styles to the wait, and their failure is one of the whole.
    const { JobDialog } = await import('../jobDialog/JobDialog.tsx');
    return { default: JobDialog };
  } catch {
    hasFailed = true;
    return { default: Unreachable };
  }
}

const lazyJobDialog = () => lazy(loadJobDialog);

/** The dialog's code could not be fetched. */
function Unreachable({ onClose }: OpenJob) {
  const carryOut = use(EffectsContext);
  const giveUp = useEffectEvent(() => {
    carryOut(problem('Network error', 'Unable to connect to the server. Please try again.'));
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}

export function LazyJobDialog(props: OpenJob & { now: number }) {
  // Anew each time it opens: React keeps what a lazy component has come to, a failure too.
  const [JobDialog] = useState(lazyJobDialog);
  return (
    <Suspense fallback={null}>
      <JobDialog {...props} />
    </Suspense>
  );
}
