import { useEffect } from 'react';

import type { Mounted } from './defineScreen.tsx';

/** What a flow that judges by the clock takes. */
interface Judged {
  send: (event: { type: 'clock.tick'; now: number }) => void;
}

/** Tells a flow what its reader's clock says. */
export function ClockTick({ send, place: { now } }: Judged & Pick<Mounted<never, unknown>, 'place'>) {
  useEffect(() => send({ type: 'clock.tick', now }), [send, now]);
  return null;
}
