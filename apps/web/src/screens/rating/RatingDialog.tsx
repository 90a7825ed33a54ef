import type { RatingInput, RatingValues } from '@guildhall/machines/flows/rating';
import { ratingMachine } from '@guildhall/machines/flows/rating';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { ratingCalls } from './ratingCalls.ts';
import type { RatedParty } from './RatingScreen.tsx';
import { RatingScreen } from './RatingScreen.tsx';

/** Someone who is to be rated, for one project. */
export interface Rateable extends RatedParty, Pick<RatingInput, 'projectId' | 'rated'> {}

interface RatingDialogProps extends Rateable {
  onClose: () => void;
}

/** The rating that the address opens. What is chosen and typed is kept until it is sent. Browser only. */
export function RatingDialog({ projectId, rated, onClose, ...party }: RatingDialogProps) {
  const api = useApi();
  const draft = `rating:${rated}:${projectId}`;
  const flow = useFlow(() => withCalls(ratingMachine, api, ratingCalls(api)), {
    input: { projectId, rated, draft: readDraft<RatingValues>(draft), idempotencyKey: crypto.randomUUID() },
    onDone: () => {
      // The dialog may be gone before it is drawn once more.
      writeDraft(draft, null);
      onClose();
    },
  });
  useDraft(draft, { values: flow.snapshot.context.values, isOver: flow.snapshot.status === 'done' });
  return <RatingScreen {...flow} {...party} onClose={onClose} />;
}
