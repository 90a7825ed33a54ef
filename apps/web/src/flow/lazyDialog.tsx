import { problem } from '@guildhall/machines/kit/effects';
import type { ComponentType } from 'react';
import { lazy, Suspense, use, useEffect, useEffectEvent, useState } from 'react';

import { unreachable } from './loading.ts';
import { EffectsContext } from './useFlow.ts';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog of a public page, whose code is fetched when it is opened: dialogs are heavy, and few who read such a page open
 * one. Where the server cannot be reached for it, a toast says so, and the address of the page opens nothing.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let hasFailed = false;
  async function fetched(): Promise<{ default: ComponentType<Props> }> {
    if (hasFailed && navigator.onLine) {
      // Styles that once could not be fetched are not asked for again by this document. The address opens the dialog.
      window.location.reload();
      return new Promise(() => {});
    }
    try {
      // Awaited here: the build adds styles to the wait, and their failure is one of the whole.
      return { default: await load() };
    } catch {
      hasFailed = true;
      return { default: Unreachable };
    }
  }
  const anew = (): ComponentType<Props> => lazy(fetched);
  return function LazyDialog(props: Props) {
    // Anew each time it opens: React keeps what a lazy component has come to, a failure too.
    const [Dialog] = useState(anew);
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** The dialog's code could not be fetched. */
function Unreachable({ onClose }: Closable) {
  const carryOut = use(EffectsContext);
  const giveUp = useEffectEvent(() => {
    carryOut(problem(unreachable.title, unreachable.description));
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}
