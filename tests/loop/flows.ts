import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { flows } from '../flows.ts';
import type { Flow } from './judge.ts';

const root = join(import.meta.dirname, '../..');

interface Text {
  path: string;
  text: string;
}

const read = (...patterns: string[]): Text[] =>
  globSync(patterns, { cwd: root, exclude: (path) => /\.(test|stories)\.tsx?$/.test(path) }).map((path) => ({
    path: join(root, path),
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** What a file imports by a relative path. */
const importsOf = ({ path, text }: Text): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to));

/** The flows that a file names in its imports. */
const flowsOf = ({ text }: Text): string[] => [...text.matchAll(/flows\/(\w+)'/g)].map(([, flow = '']) => flow);

/**
 * Whether something other than a control is seen to send an event: in the sources, since a route cannot be operated in
 * Storybook. It is the machine's own delay, wiring of the app, or what another flow emits.
 */
function evidence() {
  const machines = read('packages/machines/src/**/*.ts');
  const wiring = read('apps/web/src/**/*.{ts,tsx}').filter(({ path }) => !/screens\/.*(Screen|View)\.tsx$/.test(path));
  const says = ({ text }: Text, type: string) => text.includes(`type: '${type}'`);

  /** The flows that a file of wiring sends to: those it imports, else those of what it is used beside or by. */
  function wiredTo(file: Text): string[] {
    const direct = flowsOf(file);
    if (direct.length > 0) return direct;
    const imported = importsOf(file);
    const beside = wiring.filter(({ path }) => imported.includes(path));
    const users = wiring.filter((other) => importsOf(other).includes(file.path));
    return [...beside.flatMap(flowsOf), ...users.flatMap(wiredTo)];
  }

  return (flow: string, type: string): boolean => {
    const isOwn = ({ path }: Text) => path.endsWith(`/flows/${flow}/flow.ts`);
    const own = machines.filter(isOwn);
    const files = machines.filter((file) => isOwn(file) || own.some((one) => importsOf(one).includes(file.path)));
    if (files.some(({ text }) => text.includes(`raise({ type: '${type}' }`))) return true;
    if (wiring.some((file) => says(file, type) && wiredTo(file).includes(flow))) return true;
    const others = machines.filter((file) => /flows\/\w+\/flow\.ts$/.test(file.path) && !isOwn(file));
    return others.some((file) => says(file, type));
  };
}

const occurs = evidence();

/** Every flow, with what it says of itself. */
export const loopFlows: readonly Flow[] = flows.map((flow) => ({
  ...flow,
  occurs: (type) => occurs(flow.name, type),
}));
