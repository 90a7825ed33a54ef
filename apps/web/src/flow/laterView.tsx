import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';

import { later, untilLoaded } from './loading.ts';

/** A view that the app draws as soon as its code has come. Stories wait for that, and draw it at once. */
export type LaterView<Props> = ((props: Props) => ReactNode) & { load: () => Promise<ComponentType<Props>> };

/**
 * A view whose code comes after the page's own; meanwhile a placeholder holds its place. Where the server cannot be
 * reached for it, a toast says so, and it is asked for again when the connection is back or something is pressed.
 */
export const laterView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending: ComponentType = Nothing,
): LaterView<Props> => wantedView(later(load), Pending);

/** The same for what few readers of a page need: its code is fetched where it is drawn, and never ahead of that. */
export function wantedView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending: ComponentType = Nothing,
): LaterView<Props> {
  // React keeps what a lazy component has come to, a failure too: there is none.
  const View: ComponentType<Props> = lazy(async () => ({ default: await untilLoaded(load) }));
  const LaterView = (props: Props) => (
    <Suspense fallback={<Pending />}>
      <View {...props} />
    </Suspense>
  );
  return Object.assign(LaterView, { load });
}

const Nothing = () => null;
