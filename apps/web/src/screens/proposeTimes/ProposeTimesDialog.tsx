import type { ProposalValues } from '@guildhall/machines/flows/timesProposal';
import { timesProposalMachine } from '@guildhall/machines/flows/timesProposal';
import { useTimeZone } from '@guildhall/ui/UiProvider';
import { useEffect } from 'react';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useMinutes } from '../../flow/useServerClock.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { OpenMeeting } from '../meetings/openMeeting.ts';
import { LaterZoneChoice } from '../shared/meetingTime/LaterZoneChoice.tsx';
import { ProposeTimesScreen } from './ProposeTimesScreen.tsx';

interface ProposeTimesDialogProps extends OpenMeeting {
  /** The meeting has a proposal now, or was changed elsewhere: it is to be read again. */
  onChange: () => void;
}

/** Other times for the meeting that the address names. What was chosen for this version of it is kept until it is sent. */
export function ProposeTimesDialog({ meeting, onClose, onChange }: ProposeTimesDialogProps) {
  const api = useApi();
  const timeZone = useTimeZone();
  const now = useMinutes();
  const draft = `propose:${meeting.id}:${meeting.etag}`;
  const flow = useFlow(() => withCalls(timesProposalMachine, api), {
    input: { meeting, now, draft: readDraft<ProposalValues>(draft) },
    onDone: () => {
      // The dialog may be gone before it is drawn once more. What was overtaken was chosen for a meeting that is no more.
      writeDraft(draft, null);
      onChange();
      onClose();
    },
  });
  const { snapshot, send } = flow;
  useEffect(() => send({ type: 'clock.tick', now }), [send, now]);
  useDraft(draft, { values: snapshot.context.values, isOver: snapshot.status === 'done' });
  return <ProposeTimesScreen {...flow} readerZone={timeZone} ZoneView={LaterZoneChoice} onClose={onClose} />;
}
