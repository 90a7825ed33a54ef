import type { UntypedHandler } from '../operations/untyped.ts';

/** Refuses to start when the contract and the handlers do not name the same operations. */
export function matchHandlers(
  ids: readonly string[],
  handlers: Readonly<Record<string, UntypedHandler | undefined>>,
): void {
  const known = new Set(ids);
  const handled = new Set(Object.keys(handlers));
  const problems = [
    ...ids.filter((id) => !handled.has(id)).map((id) => `${id} has no handler`),
    ...[...handled].filter((id) => !known.has(id)).map((id) => `${id} is handled, but not in openapi.yaml`),
  ];
  if (problems.length > 0) throw new Error(`The contract and its handlers differ:\n  ${problems.join('\n  ')}`);
}
