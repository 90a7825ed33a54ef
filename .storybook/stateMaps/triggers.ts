import type { AnyStateNode } from 'xstate';

/** What makes a transition happen. */
export type Trigger =
  | { kind: 'event'; name: string }
  /** A call of the state has answered, or failed. */
  | { kind: 'done' | 'failed'; name: string }
  /** So much time has passed in the state. */
  | { kind: 'delay'; name: string }
  /** The state's own inner states have come to an end. */
  | { kind: 'finished' }
  /** Nothing: it is asked as soon as the state is entered, and after each event. */
  | { kind: 'always' };

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** What stands behind the type of an event that a state answers to. XState's own types carry ids; people read names. */
export function triggerOf({ invoke, after, id }: AnyStateNode, event: string): Trigger {
  if (event === '') return { kind: 'always' };
  if (event === `xstate.done.state.${id}`) return { kind: 'finished' };
  const delayed = after.find(({ eventType }) => eventType === event);
  if (delayed) {
    const { delay } = delayed;
    return { kind: 'delay', name: typeof delay === 'number' ? seconds(delay) : String(delay) };
  }
  for (const call of invoke) {
    const name = typeof call.src === 'string' ? call.src : call.id;
    if (event === `xstate.done.actor.${call.id}`) return { kind: 'done', name };
    if (event === `xstate.error.actor.${call.id}`) return { kind: 'failed', name };
  }
  return { kind: 'event', name: event };
}

/** A trigger as people read it. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name === '*' ? 'any other event' : trigger.name;
    case 'done':
      return `${trigger.name} succeeds`;
    case 'failed':
      return `${trigger.name} fails`;
    case 'delay':
      return `after ${trigger.name}`;
    case 'finished':
      return 'when it has ended';
    case 'always':
      return 'at once';
  }
}
