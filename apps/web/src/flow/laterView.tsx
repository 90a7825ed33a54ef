import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

import { later, onceAwake } from './awake.ts';

/**
 * A view whose code comes after the page's own; meanwhile a placeholder holds its place. Where the server cannot be
 * reached for it, a toast says so, and it is asked for again when the connection is back or something is pressed.
 */
export function laterView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending: ComponentType = Nothing,
): ComponentType<Props> {
  const fetched = later(load);
  // React keeps what a lazy component has come to, a failure too: there is none.
  const View: ComponentType<Props> = lazy(async () => ({ default: await onceAwake(fetched) }));
  return (props) => (
    <Suspense fallback={<Pending />}>
      <View {...props} />
    </Suspense>
  );
}

const Nothing = () => null;
