import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Flow } from '../packages/machines/src/testing/defineFlow.ts';

const folder = join(import.meta.dirname, '../packages/machines/src/flows');

export interface NamedFlow extends Flow {
  /** The name of its folder, of its machine and of its screen's folder. */
  name: string;
}

/** Every flow there is, in the order of their names. */
export const flows: readonly NamedFlow[] = await Promise.all(
  globSync('*/scenarios.ts', { cwd: folder })
    .toSorted()
    .map(async (path) => {
      const name = basename(dirname(path));
      const module = (await import(join(folder, path))) as Record<string, Flow>;
      const flow = module[`${name}Flow`];
      if (flow?.machine.id !== name) throw new Error(`${path} has to export the flow ${name} as ${name}Flow.`);
      return { name, ...flow };
    }),
);
