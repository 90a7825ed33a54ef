import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'frozen.txt');
const isUpdating = process.env['FREEZE'] === 'update';

/**
 * What may not change while the code behind it does: `frozen.txt` has a line for each state and each story: its name and a hash of
 * what it holds or draws. `FREEZE=update` writes down what is there; git then shows what has changed.
 */
export function frozen(kind: string) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const known = new Map(lines.map((line) => line.split(' ') as [string, string]));
  const seen = new Map<string, string>();
  const isOfKind = (name: string) => name.startsWith(`${kind}:`);
  return {
    /** The hash of what is there, and the frozen one. What is new is not frozen yet. */
    hashOf: (name: string, text: string): { hash: string; expected: string } => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      seen.set(`${kind}:${name}`, hash);
      return { hash, expected: (isUpdating ? undefined : known.get(`${kind}:${name}`)) ?? hash };
    },
    /** The frozen names that were not seen; with `FREEZE=update` writes what was. */
    end: (): string[] => {
      if (!isUpdating) return [...known.keys()].filter((name) => isOfKind(name) && !seen.has(name));
      const kept = [...known].filter(([name]) => !isOfKind(name));
      const all = [...kept, ...seen].map((line) => line.join(' ')).sort();
      writeFileSync(file, `${all.join('\n')}\n`);
      return [];
    },
  };
}
