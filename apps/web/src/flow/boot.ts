import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import { createContext } from 'react';
import type { Snapshot } from 'xstate';

/** What the server hands to the browser, so that both draw the same first picture. */
export interface Boot {
  /** The origin that addresses in the head are made of, such as `https://example.com`. */
  origin: string;
  /** Where support reads its mail. */
  supportEmail: string;
  /** Who answers the press. */
  pressEmail: string;
  /** What the marketplace can say of itself in figures; null where it could not be counted. */
  headline: HeadlineCounts | null;
  /** The server's time of rendering, in milliseconds since 1970. */
  now: number;
  /** Settled snapshots by machine id. */
  snapshots: Record<string, Snapshot<unknown>>;
}

export const BootContext = createContext<Boot>({
  origin: '',
  supportEmail: '',
  pressEmail: '',
  headline: null,
  now: 0,
  snapshots: {},
});

/** The element that carries the boot data in the served page. It holds JSON and runs nothing. */
export const bootElementId = 'boot';

/** As text for a script element: `<` is escaped, so that no string in it can end the element. */
export const serializeBoot = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');
