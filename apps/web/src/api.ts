import type { Api } from '@guildhall/api/client';
import { createApi } from '@guildhall/api/client';

export type { Api } from '@guildhall/api/client';

interface AppApiOptions {
  getToken: () => string | null;
  /** A call was made with `token`, and the server no longer knows it. */
  onUnauthorized: (token: string) => void;
}

/** The API as the browser calls it: same origin, the session's token. */
export function createAppApi({ getToken, onUnauthorized }: AppApiOptions): Api {
  return createApi({
    getToken,
    onUnauthorized: (token) => {
      if (token !== null) onUnauthorized(token);
    },
  });
}
