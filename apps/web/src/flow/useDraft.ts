import { useEffect, useRef } from 'react';

import { writeDraft } from './drafts.ts';

interface DraftOptions<Values> {
  /** What the form says now. */
  values: Values;
  /** Something of its own is being loaded into the form: what it says meanwhile is no one's. Default false. */
  isLoading?: boolean;
  /** The form is over, or what was typed was given up: nothing is left to keep. */
  isOver: boolean;
}

/**
 * Keeps what is typed into a form until the form is over. A form that was only looked at leaves no draft: it would
 * later win over something newer.
 */
export function useDraft<Values extends object>(
  name: string,
  { values, isLoading = false, isOver }: DraftOptions<Values>,
): void {
  const pristine = useRef<Values | null>(null);
  useEffect(() => {
    if (isOver) writeDraft(name, null);
    if (isOver || isLoading) {
      pristine.current = null;
      return;
    }
    pristine.current ??= values;
    if (values !== pristine.current) writeDraft(name, values);
  }, [name, values, isLoading, isOver]);
}
