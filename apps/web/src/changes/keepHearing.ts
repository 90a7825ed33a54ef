import type { sessionMachine } from '@guildhall/machines/flows/session';
import type { ActorRefFrom } from 'xstate';

/**
 * Hears what changes for the person who is signed in, for as long as they are. Its code comes when the page rests, and for
 * them alone. Gives the way to stop.
 */
export function keepHearing(actor: ActorRefFrom<typeof sessionMachine>): () => void {
  let token: string | null = null;
  let gone = new AbortController();
  const look = () => {
    const { session } = actor.getSnapshot().context;
    if ((session?.token ?? null) === token) return;
    gone.abort();
    token = session?.token ?? null;
    if (session === null) return;
    gone = new AbortController();
    const { signal } = gone;
    import('./stream.ts')
      .then(({ hearOnPage }) => hearOnPage(session, signal))
      // Without its code the page is as one without a stream.
      .catch(() => {});
  };
  const subscription = actor.subscribe(look);
  look();
  return () => {
    subscription.unsubscribe();
    gone.abort();
  };
}
