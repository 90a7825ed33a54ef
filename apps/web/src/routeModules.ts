import { later, untilLoaded } from './flow/loading.ts';
import type { RouteModule } from './routeModule.ts';

const loadList = later(() => import('./moduleList.ts'));
const loaded = new Map<string, RouteModule>();
const loading = new Map<string, Promise<RouteModule>>();

/** The key of a page's module, relative to the app's source. */
export const sourceOf = (module: string): string => `./screens/${module}.tsx`;

async function fetchModule(module: string): Promise<RouteModule> {
  const { modules } = await loadList();
  const load = modules[sourceOf(module)];
  if (!load) throw new Error(`No screen ${module}`);
  const found = await load();
  const value = 'screen' in found ? found.screen : found;
  loaded.set(module, value);
  return value;
}

/** Fetches a page's code, once. */
export function loadModule(module: string): Promise<RouteModule> {
  const known = loading.get(module);
  if (known) return known;
  const promise = fetchModule(module);
  loading.set(module, promise);
  // A code request that failed may be tried again.
  promise.catch(() => loading.delete(module));
  return promise;
}

/** A page's code if it is already here, so that drawing it need not wait. */
export const loadedModule = (module: string): RouteModule | undefined => loaded.get(module);

const first = new Map<string, Promise<RouteModule>>();

/**
 * A page's code if it is already here, else the promise of it, as when a person has gone back to a page. Anyone who has
 * waited for it gets the same promise ever after, as React's `use` asks.
 */
export function pageModule(module: string): RouteModule | Promise<RouteModule> {
  const known = first.get(module) ?? loaded.get(module);
  if (known) return known;
  const promise = untilLoaded(() => loadModule(module));
  first.set(module, promise);
  return promise;
}
