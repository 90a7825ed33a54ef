import type { createActor } from 'xstate';

/** What XState asks of a clock; it exports no name for it. */
type Clock = NonNullable<NonNullable<Parameters<typeof createActor>[1]>['clock']>;

interface Timer {
  due: number;
  ring: () => void;
}

/**
 * A clock that stands still until it is set. XState's own `SimulatedClock` does not say when something is due, and where
 * it is set far ahead it lets a timer that starts another one start it at the end.
 */
export class PlayClock implements Clock {
  /** Milliseconds since it was made. */
  now = 0;
  #timers = new Map<number, Timer>();
  #started = 0;

  setTimeout(ring: () => void, delay: number): number {
    this.#started += 1;
    this.#timers.set(this.#started, { due: this.now + delay, ring });
    return this.#started;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** How long it is until something happens; null where nothing waits for the clock. */
  get next(): number | null {
    const dues = [...this.#timers.values()].map(({ due }) => due);
    return dues.length === 0 ? null : Math.min(...dues) - this.now;
  }

  /** Lets time pass; everything that falls due on the way happens at its own moment. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (let next = this.#first(end); next; next = this.#first(end)) {
      const [id, { due, ring }] = next;
      this.now = due;
      this.#timers.delete(id);
      ring();
    }
    this.now = end;
  }

  /** The first that falls due until then. */
  #first(end: number): [number, Timer] | undefined {
    return [...this.#timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)[0];
  }
}
