import type { ComponentType } from 'react';
import type { Snapshot } from 'xstate';

import type { Api } from './api.ts';
import type { SharedPicture } from './share/sharePicture.ts';
import type { Head } from './shell/PageHead.tsx';

/** A page that is settled before it is drawn. */
export interface Prepared {
  /** Its machines' snapshots, by machine id or under the name by which the page asks for them. */
  snapshots: Record<string, Snapshot<unknown>>;
  /** The answer's, where the page shows that what it is about is gone. Default 200, or 404 when a flow found nothing. */
  status?: 410;
  /** What a shared link to the page shows. Default: the picture of the site. */
  share?: SharedPicture;
}

/** The page is elsewhere: for good (301), or for now (302). */
export interface Moved {
  location: string;
  status: 301 | 302;
}

/** What the module of a page exports. */
export interface RouteModule {
  Route: ComponentType;
  /** The head of a page behind the login: it is drawn before anyone knows who is here, and whether the page will be. */
  head?: Head;
  /** Settles the page's machines on the server, so that the page arrives complete. */
  prepare?: (api: Api, url: URL) => Promise<Prepared | Moved>;
}
