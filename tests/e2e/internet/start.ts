import { once } from 'node:events';

import { readConfig } from '../../../apps/server/src/config.ts';
import { launch } from '../../../apps/server/src/launch.ts';
import { networkAt } from '../../../apps/server/src/outside/testing/sites.ts';
import { stopRequested } from '../../../apps/server/src/signals.ts';

// The product on a made-up internet, all of whose names lead to the test's own sites. No setting of the product does that.
const stop = stopRequested();
const started = new AsyncDisposableStack();
const network = networkAt(Number(process.env['SITES_PORT']));
await launch(readConfig(process.env), started, stop, 'built', network);
if (!stop.aborted) await once(stop, 'abort');
await started.disposeAsync();
process.exit();
