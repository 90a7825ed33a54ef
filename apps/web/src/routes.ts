import type { ComponentType } from 'react';
import type { Snapshot } from 'xstate';

import type { Api } from './api.ts';
import type { Path } from './paths.ts';
import { paths } from './paths.ts';
import type { Access } from './session/guards.ts';

/** What the module of a page exports. */
export interface RouteModule {
  Route: ComponentType;
  /** Settles the page's machines on the server, by machine id, so that the page arrives complete. */
  prepare?: (api: Api, url: URL) => Promise<Record<string, Snapshot<unknown>>>;
}

export interface RouteEntry {
  path: Path;
  access: Access;
  /** The page's module, by its place below `screens/`: also its name in the build's manifest. */
  module: string;
}

const clients = ['CLIENT'] as const;
const freelancers = ['FREELANCER'] as const;
const everySignedIn = ['CLIENT', 'FREELANCER'] as const;

/** Every page, with who may see it: the route table of the specification (2.1). */
export const routes: readonly RouteEntry[] = [
  { path: paths.home, access: 'public', module: 'home/HomeRoute' },
  { path: paths.about, access: 'public', module: 'about/AboutRoute' },
  { path: paths.terms, access: 'public', module: 'terms/TermsRoute' },
  { path: paths.privacy, access: 'public', module: 'privacy/PrivacyRoute' },
  { path: paths.login, access: 'guest', module: 'login/LoginRoute' },
  { path: paths.signup, access: 'guest', module: 'signup/SignupRoute' },
  { path: paths.clientSignup, access: 'guest', module: 'signup/SignupRoute' },
  { path: paths.freelancerSignup, access: 'guest', module: 'signup/SignupRoute' },
  { path: paths.clientDashboard, access: clients, module: 'clientDashboard/ClientDashboardRoute' },
  { path: paths.freelancerDashboard, access: freelancers, module: 'freelancerDashboard/FreelancerDashboardRoute' },
  { path: paths.dashboard, access: everySignedIn, module: 'dashboard/DashboardRoute' },
  { path: paths.clientProfileSetup, access: clients, module: 'clientProfileSetup/ClientProfileSetupRoute' },
  {
    path: paths.freelancerProfileSetup,
    access: freelancers,
    module: 'freelancerProfileSetup/FreelancerProfileSetupRoute',
  },
  { path: paths.postJob, access: clients, module: 'postJob/PostJobRoute' },
  { path: paths.findWork, access: freelancers, module: 'findWork/FindWorkRoute' },
];

export const notFound: Pick<RouteEntry, 'access' | 'module'> = { access: 'public', module: 'notFound/NotFoundRoute' };

/** The page at an address, if there is one. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const plain = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return routes.find(({ path }) => path === plain);
}

const modules = import.meta.glob<RouteModule>('./screens/*/*Route.tsx');
const loaded = new Map<string, RouteModule>();
const loading = new Map<string, Promise<RouteModule>>();

/** The key of a page's module, relative to the app's source. */
export const sourceOf = (module: string): string => `./screens/${module}.tsx`;

/** Fetches a page's code, once. */
export function loadModule(module: string): Promise<RouteModule> {
  const known = loading.get(module);
  if (known) return known;
  const load = modules[sourceOf(module)];
  if (!load) throw new Error(`There is no screen "${module}".`);
  const promise = load().then((value) => {
    loaded.set(module, value);
    return value;
  });
  loading.set(module, promise);
  // A code request that failed may be tried again.
  promise.catch(() => loading.delete(module));
  return promise;
}

/** A page's code if it is already here, so that drawing it need not wait. */
export const loadedModule = (module: string): RouteModule | undefined => loaded.get(module);
