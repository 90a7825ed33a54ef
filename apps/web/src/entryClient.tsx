import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { App } from './App.tsx';
import type { Boot } from './flow/boot.ts';
import { bootElementId } from './flow/boot.ts';
import { loadModule } from './routeModules.ts';
import { notFound, routeAt } from './routes.ts';

// The server wrote it with `serializeBoot`.
const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;

// The page's code first, so that hydration meets the page and not its placeholder.
const { module } = routeAt(window.location.pathname) ?? notFound;
await loadModule(module);

startTransition(() => {
  hydrateRoot(document, <App boot={boot} />);
});
