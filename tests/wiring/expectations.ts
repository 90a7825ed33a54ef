import type { HeldRequest } from './network.ts';

/** What an actor is given and does not send, each with the reason. */
const notSent: Readonly<Record<string, string>> = {
  getFavouriteJobs: 'It asks for those of its page alone, one after the other.',
  savePicture: 'It sends what is cut of the picture.',
  downloadResume: 'It gives the file its name in the browser.',
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** The words and numbers that a value is made of. */
function* leavesOf(value: unknown): Generator<string> {
  if (typeof value === 'string' ? value !== '' : typeof value === 'number') yield String(value);
  else if (isPlain(value)) for (const inner of Object.values(value)) yield* leavesOf(inner);
}

/** Everything that a machine gives a call is in what the call sends. */
export function expectSent(id: string, given: unknown, requests: readonly HeldRequest[]): void {
  if (requests.length === 0 || id in notSent) return;
  const sent = requests
    .map(
      ({ url, headers, body }) =>
        `${decodeURIComponent(url.replaceAll('+', ' '))} ${JSON.stringify(headers)} ${body.toString()}`,
    )
    .join(' ')
    .toLowerCase();
  for (const leaf of leavesOf(given)) {
    const said = leaf.toLowerCase();
    if (![said, said.trim(), JSON.stringify(said).slice(1, -1)].some((form) => sent.includes(form)))
      throw new Error(`${id} was given “${leaf}”, and sent ${sent}`);
  }
}

/** What an answer leaves out where there is nothing to say. */
const optional: ReadonlySet<string> = new Set(['application', 'loosened', 'sharedSkills']);

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/**
 * What a flow holds has the form that the scenario says; its values are the server's own. Whether there is something is
 * compared for what the flow itself holds: within an answer that is the server's to say.
 */
export function expectAlike(got: unknown, said: unknown, path: readonly string[] = ['context']): void {
  const isOwn = path.length === 2;
  const [kind, expected] = [kindOf(got), kindOf(said)];
  if (!isOwn && ([kind, expected].includes('null') || optional.has(path.at(-1) ?? ''))) return;
  const name = path.join('.');
  if (kind !== expected) throw new Error(`${name} is ${kind}, and in the scenario ${expected}.`);
  if (Array.isArray(got) && Array.isArray(said)) {
    if (isOwn && (got.length === 0) !== (said.length === 0))
      throw new Error(`${name} has ${got.length} entries, and in the scenario ${said.length}.`);
    if (got.length > 0 && said.length > 0) expectAlike(got[0], said[0], [...path, '0']);
  } else if (isPlain(got) && isPlain(said))
    for (const [key, inner] of Object.entries(said)) expectAlike(got[key], inner, [...path, key]);
}
