import { useEffect, useEffectEvent, useRef } from 'react';

/** A browser tells one return twice, as focus and as visibility: within this time it is the same, in milliseconds. */
const sameReturn = 500;

/** Calls back once whenever the person returns to this window, in which something may be out of date by then. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(-Infinity);
  const returned = useEffectEvent((at: number) => {
    if (document.visibilityState !== 'visible' || at - latest.current < sameReturn) return;
    latest.current = at;
    onReturn();
  });
  useEffect(() => {
    const listener = ({ timeStamp }: Event) => returned(timeStamp);
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
