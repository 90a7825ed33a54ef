import { use, useEffect, useState } from 'react';

import { BootContext } from './boot.ts';

/** The time, in milliseconds since 1970: the server's for the first picture, then the reader's own, minute by minute. */
export function useNow(): number {
  const boot = use(BootContext);
  const [now, setNow] = useState(boot.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const rest = setInterval(tick, 60_000);
    return () => {
      clearTimeout(first);
      clearInterval(rest);
    };
  }, []);
  return now;
}
