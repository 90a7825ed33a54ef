import { rejectionUndoMachine } from '@guildhall/machines/flows/rejectionUndo';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useEffect } from 'react';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { UndoView } from './UndoView.tsx';

interface RejectionNoticeProps {
  /** What can be undone, as the dashboard was read last; null before that. */
  rejections: readonly Schema<'Rejection'>[] | null;
}

/** What can be undone for a moment, whichever tab is open. */
export function RejectionNotice({ rejections }: RejectionNoticeProps) {
  const api = useApi();
  const flow = useFlow(() => withCalls(rejectionUndoMachine, api), { input: undefined });
  const { send } = flow;
  useEffect(() => {
    if (rejections !== null) send({ type: 'rejections.set', rejections });
  }, [rejections, send]);
  return <UndoView {...flow} />;
}
