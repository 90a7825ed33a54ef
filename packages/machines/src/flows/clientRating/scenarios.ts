import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { completedWork } from '../../testing/samples.ts';
import type { RatingInput } from './machine.ts';
import { clientRatingMachine } from './machine.ts';

type Event = ReplayEvent<typeof clientRatingMachine>;

export const input: RatingInput = { projectId: completedWork.id, draft: null, idempotencyKey: 'a-key' };

export const stars = (value: number): Event => ({ type: 'field.change', name: 'rating', value });
export const review = (value: string): Event => ({ type: 'field.change', name: 'review', value });
export const submit: Event = { type: 'rating.submit' };
export const done = settled('rateClient');
export const failure = rejected('rateClient', failing.network);
export const taken = rejected('rateClient', failing.refused(409, 'You have rated this project already.'));

const written = [stars(5), review('Clear from the first day, and quick to answer.')];

export const clientRatingFlow = defineFlow({
  machine: clientRatingMachine,
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
  },
});
