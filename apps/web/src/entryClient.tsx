import { isOpen } from '@guildhall/machines/domain/access';
import { required } from '@guildhall/machines/kit/required';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { wake, watch } from './flow/awake.ts';
import type { Boot } from './flow/boot.ts';
import { bootElementId } from './flow/boot.ts';
import { opensJob } from './paths.ts';
import { loadModule } from './routeModules.ts';
import { notFound, routeAt } from './routes.ts';

// The server writes it with `serializeBoot`, into every page that loads this script.
const boot = JSON.parse(required(document.getElementById(bootElementId)).textContent) as Boot;

async function start() {
  const served = new URL(window.location.href);
  const { access, module } = routeAt(served.pathname) ?? notFound;
  if (isOpen(access)) {
    watch();
    // A link to a job is followed for the dialog, and one from a mail for its code: only the page's own code reads them.
    if (opensJob(served.search) || served.hash) wake();
  } else {
    // Nothing of it is there yet: its code first, so that hydration meets the page and not its placeholder.
    await loadModule(module);
    wake();
  }
  startTransition(() => {
    hydrateRoot(document, <App boot={boot} served={served} />);
  });
}

// Not awaited: pages import what they share from this very chunk, and would wait for it in turn.
void start();
