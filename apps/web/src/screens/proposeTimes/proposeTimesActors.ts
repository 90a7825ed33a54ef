import type { ProposeTimesCall } from '@guildhall/machines/flows/timesProposal';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const proposeTimesActors = (api: Api) => ({
  proposeMeetingTimes: fromPromise<unknown, ProposeTimesCall>(({ input, signal }) =>
    api.proposeMeetingTimes({ ...input, signal }),
  ),
});
