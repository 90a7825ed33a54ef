import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { completedWork } from '../../testing/samples.ts';
import type { RatingInput } from './flow.ts';
import { ratingMachine } from './flow.ts';

type Event = ReplayEvent<typeof ratingMachine>;

export const input: RatingInput = {
  projectId: completedWork.id,
  rated: 'FREELANCER',
  draft: null,
  idempotencyKey: 'a-key',
};
const ofClient: RatingInput = { ...input, rated: 'CLIENT' };

export const stars = (value: number): Event => ({ type: 'field.change', name: 'rating', value });
export const review = (value: string): Event => ({ type: 'field.change', name: 'review', value });
export const submit: Event = { type: 'rating.submit' };
export const done = settled('rate');
export const failure = rejected('rate', failing.network);
export const taken = rejected('rate', failing.refused(409, 'You have rated this project already.'));

const written = [stars(5), review('Quick, careful, and a pleasure to talk to.')];

export const ratingFlow = defineFlow({
  machine: ratingMachine,
  input,
  scenarios: {
    choosing: [],
    sending: [...written, submit],
    given: [...written, submit, done],
    overtaken: [...written, submit, taken],

    chosen: [stars(2)],
    written: written,
    failed: [...written, submit, failure],
    tooLong: [stars(4), review('long '.repeat(500)), submit],
    ofClient: { input: ofClient, events: [stars(5), review('Clear from the first day, and quick to answer.')] },
  },
});
