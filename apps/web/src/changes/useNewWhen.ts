import { useEffect, useEffectEvent, useRef } from 'react';

/** Has a list read anew each time that something it depends on has changed elsewhere; `version` is null while unknown. */
export function useNewWhen(version: string | null, refresh: () => void): void {
  const known = useRef(version);
  const onChange = useEffectEvent(refresh);
  useEffect(() => {
    if (version === null || version === known.current) return;
    const isNews = known.current !== null;
    known.current = version;
    if (isNews) onChange();
  }, [version]);
}
