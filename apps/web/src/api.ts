import type { Api } from '@guildhall/api/client';
import { ApiFailure } from '@guildhall/api/failures';

import { later } from './flow/loading.ts';

export type { Api } from '@guildhall/api/client';

interface AppApiOptions {
  getToken: () => string | null;
  /** A call was made with `token`, and the server no longer knows it. */
  onUnauthorized: (token: string) => void;
}

const loadClient = later(() => import('./apiClient.ts'));

/** The API as the browser calls it: same origin, the session's token. Its code comes when the page has been hydrated. */
export function createAppApi({ getToken, onUnauthorized }: AppApiOptions): Api {
  let made: Api | undefined;
  async function operation<Id extends keyof Api>(id: Id): Promise<Api[Id]> {
    const client = await loadClient().catch((cause: unknown) => {
      throw new ApiFailure(id, { kind: 'network' }, { cause });
    });
    made ??= client.createClient({
      getToken,
      onUnauthorized: (token) => {
        if (token !== null) onUnauthorized(token);
      },
    });
    return made[id];
  }
  type Call = Parameters<Api[keyof Api]>;
  const waiting = (id: keyof Api) => {
    // Each operation takes and gives its own; here any of them passes through.
    const call = async (...given: Call) => ((await operation(id)) as (...given: Call) => unknown)(...given);
    const answer = async (...given: Call) => ((await operation(id)).answer as (...given: Call) => unknown)(...given);
    return Object.assign(call, { answer });
  };
  // One function an operation, as the type says: named when it is asked for, because the list comes with the code.
  return new Proxy({} as Api, { get: (_none, id) => waiting(id as keyof Api) });
}
