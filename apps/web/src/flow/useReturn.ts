import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the person returns to this window, in which something may be out of date by then. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const listener = () => returned();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
