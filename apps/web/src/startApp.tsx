import { required } from '@guildhall/machines/kit/required';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { App } from './App.tsx';
import type { Boot } from './flow/boot.ts';
import { bootElementId } from './flow/boot.ts';
import { fetchDeferred, untilLoaded } from './flow/loading.ts';
import type { EarlyInput } from './reading/earlyInput.ts';
import { loadModule } from './routeModules.ts';
import { notFound, routeAt } from './routes.ts';

/**
 * Loads the code of the page that was served. Gives the way to hydrate it, which tells those who keep its input meanwhile.
 */
export async function loadApp(): Promise<(input: EarlyInput) => Promise<void>> {
  // The server writes it with `serializeBoot`, into every page that loads this script.
  const boot = JSON.parse(required(document.getElementById(bootElementId)).textContent) as Boot;
  const served = new URL(window.location.href);
  const { module } = routeAt(served.pathname) ?? notFound;
  // Its code first, so that hydration meets the page and not its placeholder.
  await untilLoaded(() => loadModule(module));
  return async (input) => {
    const { promise: isHydrated, resolve: onHydrated } = Promise.withResolvers<void>();
    input.hydrating();
    startTransition(() => {
      hydrateRoot(document, <App boot={boot} served={served} onHydrated={onHydrated} />);
    });
    await isHydrated;
    input.hydrated();
    fetchDeferred();
  };
}
