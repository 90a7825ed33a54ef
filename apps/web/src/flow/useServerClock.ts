import { useEffect, useEffectEvent, useState } from 'react';

import { serverClock } from './serverClock.ts';

/** Calls back with the server's time: each second, when the clock was set right, and when the window is seen again. */
export function useSeconds(onTick: (now: number) => void): void {
  const ticked = useEffectEvent(() => onTick(serverClock.now()));
  useEffect(() => {
    const listener = () => ticked();
    const unsubscribe = serverClock.subscribe(listener);
    // Timers of a window that is out of sight run late.
    document.addEventListener('visibilitychange', listener);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}

const wholeMinute = (now: number): number => now - (now % 60_000);

/** The server's time to the minute, in milliseconds since 1970. */
export function useMinutes(): number {
  const [minute, setMinute] = useState(() => wholeMinute(serverClock.now()));
  useSeconds((now) => setMinute(wholeMinute(now)));
  return minute;
}
