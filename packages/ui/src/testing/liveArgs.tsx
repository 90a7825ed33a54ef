import { useState } from 'react';
import type { ComponentType } from 'react';

/** What a component is given; its values are of any type. */
export type Args = Record<string, unknown>;
type Handler = (...given: unknown[]) => unknown;

/** How args change when one of their handlers is called, by the handler's name, where its name does not say it. */
export type Live<Props> = {
  [Name in keyof Props]?: NonNullable<Props[Name]> extends (...given: infer Given) => unknown
    ? (args: Props, ...given: Given) => Partial<Props>
    : never;
};

/** The arg that a handler says anew: `onChange` the value or whether it is chosen, `onOpenChange` `isOpen`, `onPageChange` `page`. */
function saidBy(handler: string, args: Args): string | undefined {
  const [, what] = /^on(\w*)Change$/.exec(handler) ?? [];
  if (what === undefined) return undefined;
  const names = what === '' ? ['isSelected', 'value'] : [`is${what}`, what.charAt(0).toLowerCase() + what.slice(1)];
  return names.find((name) => name in args);
}

/** The args whose handlers also `change` what they say: `change` is given how, since more may have changed meanwhile. */
export function liveArgs(args: Args, live: Live<Args>, change: (how: (latest: Args) => Args) => void): Args {
  const handlers = Object.entries(args).flatMap(([name, handler]): [string, Handler][] => {
    const said = saidBy(name, args);
    // Typed where a story gives it.
    const own = live[name] as ((latest: Args, ...given: unknown[]) => Args) | undefined;
    if (typeof handler !== 'function' || (!own && said === undefined)) return [];
    const answer: Handler = (...given) => {
      change((latest) => (own ? own(latest, ...given) : { [said ?? '']: given[0] }));
      return (handler as Handler)(...given);
    };
    return [[name, answer]];
  });
  return { ...args, ...Object.fromEntries(handlers) };
}

/** The component with a memory: it keeps what its handlers say, for one that is a part of another's story. */
export function live<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function LiveComponent(props: Props) {
    const [changed, setChanged] = useState<Args>({});
    const now = { ...props, ...changed };
    const args = liveArgs(now, {}, (how) => setChanged((before) => ({ ...before, ...how({ ...props, ...before }) })));
    // What it was given, some of it anew.
    return <Component {...(args as Props)} />;
  };
}
