import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { accountExportMachine } from './flow.ts';

export const save = { type: 'export.save' } as const;
export const done = settled('exportAccount');
export const failure = rejected('exportAccount', failing.network);

export const accountExportFlow = defineFlow({
  machine: accountExportMachine,
  scenarios: {
    ready: [],
    preparing: [save],
  },
});
