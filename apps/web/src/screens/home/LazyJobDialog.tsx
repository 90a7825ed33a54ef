import { problem } from '@guildhall/machines/effects';
import { lazy, Suspense, use, useEffect } from 'react';

import { EffectsContext } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import type { OpenJob } from '../jobDialog/useOpenJob.ts';

// Dialogs are heavy, and few who come to this page open one.
const JobDialog = lazy(() =>
  import('../jobDialog/JobDialog.tsx').then(
    (module) => ({ default: module.JobDialog }),
    () => ({ default: Unreachable }),
  ),
);

/** The dialog's code could not be fetched. */
function Unreachable({ onClose }: OpenJob) {
  const carryOut = use(EffectsContext);
  useEffect(() => {
    carryOut(problem('Network error', 'Unable to connect to the server. Please try again.'));
    onClose();
    // Once: both are new on each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

export function LazyJobDialog(props: OpenJob) {
  const now = useNow();
  return (
    <Suspense fallback={null}>
      <JobDialog {...props} now={now} />
    </Suspense>
  );
}
