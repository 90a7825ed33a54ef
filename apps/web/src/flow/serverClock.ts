import type { AnswerTimes } from '@guildhall/api/client';

const second = 1000;

export interface ServerClock {
  /** The server's time, in milliseconds since 1970. */
  now: () => number;
  /** Sets the clock by an answer of the server. */
  set: (answer: AnswerTimes) => void;
  /** Calls back at each new second, and when the clock was set right. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The server's time in a browser whose own clock may be wrong.
 *
 * An answer says when it was given in whole seconds, and that was after its call was sent and before it arrived. So each
 * narrows down how far the local clock is off. It is corrected by the least that the answers allow, which is nothing where
 * it is right. An answer that contradicts those before it begins anew: the local clock was changed.
 *
 * Subscribers share one timer, which only runs while there are any.
 */
export function createServerClock(): ServerClock {
  let least = -Infinity;
  let most = Infinity;
  const correction = () => Math.min(Math.max(0, least), most);
  const now = () => Date.now() + correction();

  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  function tick() {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        tick();
        notify();
      },
      second - (now() % second),
    );
  }

  return {
    now,
    set({ date, sentAt }) {
      const given = Date.parse(date ?? '');
      const [from, to] = [given - Date.now(), given + second - sentAt];
      // Also where there is no date, or the local clock was set back during the call.
      if (!(from <= to)) return;
      const before = correction();
      const isContradiction = from > most || to < least;
      least = isContradiction ? from : Math.max(least, from);
      most = isContradiction ? to : Math.min(most, to);
      if (correction() === before || listeners.size === 0) return;
      tick();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}

/** The one clock of this window. */
export const serverClock = createServerClock();
