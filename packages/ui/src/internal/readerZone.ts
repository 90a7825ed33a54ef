import { createContext, use, useSyncExternalStore } from 'react';

/** Where the reader's time zone is known, and who hears when it becomes another. */
export interface TimeZoneSource {
  /** Calls back at each change. Gives the way to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** The IANA name of the present one. Asked in a browser only. */
  read: () => string;
}

const unknown = 'UTC';

export const TimeZoneContext = createContext<TimeZoneSource>({ subscribe: () => () => {}, read: () => unknown });

/**
 * The reader's IANA zone, from `UiProvider`. A page that is taken over from the server begins as that drew it, in UTC:
 * the server knows no reader.
 */
export function useTimeZone(): string {
  const { subscribe, read } = use(TimeZoneContext);
  return useSyncExternalStore(subscribe, read, () => unknown);
}
