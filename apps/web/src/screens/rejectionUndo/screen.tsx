import { rejectionUndoMachine } from '@guildhall/machines/flows/rejectionUndo';
import { use, useEffect } from 'react';

import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { KnownDashboard } from '../clientDashboard/knownDashboard.ts';
import { RejectionUndoView } from './RejectionUndoView.tsx';

/** What can be undone is what the dashboard says. */
function RejectionsOfDashboard({ send }: Mounted<typeof rejectionUndoMachine, unknown>) {
  const rejections = use(KnownDashboard)?.rejections;
  useEffect(() => {
    if (rejections) send({ type: 'rejections.set', rejections });
  }, [rejections, send]);
  return null;
}

/** Above every tab of the dashboard. */
export const screen = defineScreen({
  machine: rejectionUndoMachine,
  View: RejectionUndoView,
  within: 'clientDashboard',
  props: () => ({}),
  additions: [RejectionsOfDashboard],
});
