import type { RateCall } from '@guildhall/machines/flows/rating';
import { ratingMachine } from '@guildhall/machines/flows/rating';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import type { Rateable } from './rateable.ts';
import { RatingView } from './RatingView.tsx';

interface Opened extends Rateable {
  onClose: () => void;
}

/** Rates someone for one project. */
export const screen = defineScreen({
  machine: ratingMachine,
  View: RatingView,
  input: (_place: Place, { projectId, rated }: Opened) => ({ projectId, rated, idempotencyKey: crypto.randomUUID() }),
  draft: { name: (_place, { projectId, rated }) => `rating:${rated}:${projectId}` },
  props: (_place, { name, projectTitle, hiddenUntil, onClose }) => ({ name, projectTitle, hiddenUntil, onClose }),
  calls: (api) => ({
    rate: fromPromise<unknown, RateCall>(({ input: { rated, ...call }, signal }) =>
      rated === 'CLIENT' ? api.rateClient({ ...call, signal }) : api.rateFreelancer({ ...call, signal }),
    ),
  }),
  onDone: (_snapshot, _place, { onClose }) => onClose(),
});
