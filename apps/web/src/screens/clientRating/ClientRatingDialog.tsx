import type { RateCall, RatingValues } from '@guildhall/machines/flows/clientRating';
import { clientRatingMachine } from '@guildhall/machines/flows/clientRating';
import { fromPromise } from 'xstate';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { ClientRatingScreen } from './ClientRatingScreen.tsx';

/** A client who is to be rated. */
export interface RateableClient {
  projectId: string;
  projectTitle: string;
  clientName: string;
  /** Until when the client does not see the rating; null where it shows at once. */
  hiddenUntil: string | null;
}

interface ClientRatingDialogProps extends RateableClient {
  onClose: () => void;
}

/** The rating that the address opens. What is chosen and typed is kept until it is sent. Browser only. */
export function ClientRatingDialog({ projectId, onClose, ...whom }: ClientRatingDialogProps) {
  const api = useApi();
  const draft = `clientRating:${projectId}`;
  const flow = useFlow(
    () =>
      clientRatingMachine.provide({
        actors: {
          rateClient: fromPromise<unknown, RateCall>(({ input, signal }) => api.rateClient({ ...input, signal })),
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
  return <ClientRatingScreen {...flow} {...whom} onClose={onClose} />;
}
