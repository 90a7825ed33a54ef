import { fromPromise } from 'xstate';

import { createAppApi } from '../api.ts';

/** Ends the session on the server, whatever happens here meanwhile. It carries its own token: by then this browser has none. */
export const logOut = fromPromise<void, { token: string }>(async ({ input: { token } }) => {
  const api = createAppApi({ getToken: () => token, onUnauthorized: () => {} });
  await api.logOut();
});
