import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { themes } from '../../packages/ui/src/themes/themes.ts';
import type { Setting } from './check.ts';

/** What of the protocol is run. */
export interface Options {
  parts: readonly Part[];
  /** Stories by id, routes by address, that match. */
  grep: RegExp | undefined;
  /** Only the checks of these ids. */
  checks: readonly string[] | undefined;
  themes: readonly Setting['theme'][];
  directions: readonly Setting['direction'][];
  widths: readonly number[];
  /** Goes on where the last run of the same sources ended. */
  resume: boolean;
  workers: number;
}

/** What the visits are made from. */
export type Dimensions = Pick<Options, 'grep' | 'themes' | 'directions' | 'widths'>;

const parts = ['stories', 'routes', 'defects'] as const;
export type Part = (typeof parts)[number];

/** Everything there is, in each dimension. */
export const whole = {
  parts,
  // Object.keys forgets which keys it was given.
  themes: Object.keys(themes) as Setting['theme'][],
  directions: ['ltr', 'rtl'],
  widths: [1280, 320],
} as const satisfies Partial<Options>;

export const usage = `npm run a11y -- [options]

  --only stories,routes,defects   parts of the protocol
  --grep Button                   stories by id, routes by address: a regular expression, case ignored
  --checks axe,reflow             checks by id
  --themes light,dark,contrast
  --directions ltr,rtl
  --widths 320,1280
  --workers 2                     browsers at once; default: one for each processor
  --resume                        keep what the last run found, if the sources are the same`;

/** Reads the command line. Throws a sentence where it says something that does not exist. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: text,
      grep: text,
      checks: text,
      themes: text,
      directions: text,
      widths: text,
      workers: text,
      resume: { type: 'boolean' },
    },
  });
  return {
    parts: chosen('--only', values.only, whole.parts),
    grep: values.grep === undefined ? undefined : new RegExp(values.grep, 'i'),
    checks: values.checks?.split(','),
    themes: chosen('--themes', values.themes, whole.themes),
    directions: chosen('--directions', values.directions, whole.directions),
    widths: chosen('--widths', values.widths, whole.widths.map(String)).map(Number),
    resume: values.resume === true,
    workers: Math.max(1, Number(values.workers ?? availableParallelism()) || 1),
  };
}

function chosen<Value extends string>(name: string, text: string | undefined, all: readonly Value[]): readonly Value[] {
  if (text === undefined) return all;
  const wanted = text.split(',');
  const stranger = wanted.find((value) => !all.some((known) => known === value));
  if (stranger !== undefined) throw new Error(`${name} does not know "${stranger}". It takes ${all.join(', ')}.`);
  return all.filter((value) => wanted.includes(value));
}

/** Whether the whole protocol is asked for: only then does a report speak for the product. */
export const isWhole = ({ grep, checks, ...rest }: Options): boolean =>
  grep === undefined &&
  checks === undefined &&
  rest.parts.length === whole.parts.length &&
  rest.themes.length === whole.themes.length &&
  rest.directions.length === whole.directions.length &&
  rest.widths.length === whole.widths.length;
