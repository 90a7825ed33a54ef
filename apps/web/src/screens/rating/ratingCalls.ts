import type { RateCall } from '@guildhall/machines/flows/rating';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const ratingCalls = (api: Api) => ({
  rate: fromPromise<unknown, RateCall>(({ input: { rated: role, ...call }, signal }) =>
    role === 'CLIENT' ? api.rateClient({ ...call, signal }) : api.rateFreelancer({ ...call, signal }),
  ),
});
