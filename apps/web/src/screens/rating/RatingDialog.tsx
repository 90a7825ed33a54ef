import type { RateCall, RatingValues } from '@guildhall/machines/flows/rating';
import { ratingMachine } from '@guildhall/machines/flows/rating';
import { fromPromise } from 'xstate';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { RatingScreen } from './RatingScreen.tsx';

/** Work that is to be rated. */
export interface RateableWork {
  projectId: string;
  projectTitle: string;
  freelancerName: string;
}

interface RatingDialogProps extends RateableWork {
  onClose: () => void;
}

/** The rating that the address opens. What is chosen and typed is kept until it is sent. Browser only. */
export function RatingDialog({ projectId, projectTitle, freelancerName, onClose }: RatingDialogProps) {
  const api = useApi();
  const draft = `rating:${projectId}`;
  const flow = useFlow(
    () =>
      ratingMachine.provide({
        actors: {
          rateFreelancer: fromPromise<unknown, RateCall>(({ input, signal }) =>
            api.rateFreelancer({ ...input, signal }),
          ),
        },
      }),
    {
      input: { projectId, draft: readDraft<RatingValues>(draft), idempotencyKey: crypto.randomUUID() },
      onDone: () => {
        // The dialog may be gone before it is drawn once more.
        writeDraft(draft, null);
        onClose();
      },
    },
  );
  useDraft(draft, { values: flow.snapshot.context.values, isOver: flow.snapshot.status === 'done' });
  return <RatingScreen {...flow} freelancerName={freelancerName} projectTitle={projectTitle} onClose={onClose} />;
}
