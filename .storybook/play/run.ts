import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createActor } from 'xstate';

import type { Scenario } from '../../packages/machines/src/testing/defineFlow.ts';
import type { Answer } from './calls.ts';
import { answerIn, withWaitingCalls } from './calls.ts';
import { PlayClock } from './clock.ts';

interface Listeners {
  /** An event has led somewhere. `isTimed`: it came because time has passed. */
  onEvent: (event: EventObject, snapshot: AnyMachineSnapshot, isTimed: boolean) => void;
  onEffect: (effect: EventObject) => void;
  onError: (error: unknown) => void;
}

/** A machine that runs while its calls wait to be answered and its clock to be set. */
export class Run {
  readonly clock = new PlayClock();
  readonly #actor;
  #isPassing = false;
  /** How often each event has come. */
  readonly #count = new Map<string, number>();

  constructor(machine: AnyStateMachine, input: Scenario<AnyStateMachine>['input'], listeners: Listeners) {
    this.#actor = createActor(withWaitingCalls(machine), {
      input,
      clock: this.clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== this.#actor) return;
        const { event } = inspected;
        this.#count.set(event.type, this.#countOf(event.type) + 1);
        listeners.onEvent(event, this.snapshot, this.#isPassing);
      },
    });
    this.#actor.on('*', listeners.onEffect);
    this.#actor.subscribe({ error: listeners.onError });
  }

  start(): void {
    this.#actor.start();
  }

  stop(): void {
    this.#actor.stop();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  send(event: AnyEventObject): void {
    this.#actor.send(event);
  }

  answer(callId: string, answer: Answer): void {
    const call = this.snapshot.children[callId];
    if (!call) throw new Error(`${callId} is not under way.`);
    call.send(answer);
  }

  pass(milliseconds: number): void {
    this.#isPassing = true;
    try {
      this.clock.pass(milliseconds);
    } finally {
      this.#isPassing = false;
    }
  }

  /** Lets happen what a scenario says: an answer is given, what is due comes with its time, anything else a person does. */
  happen(event: EventObject): void {
    const given = answerIn(event);
    if (given) this.answer(given.id, given.answer);
    else if (this.#isDue(event.type)) this.#passTo(event.type);
    else this.send(event);
  }

  #countOf(type: string): number {
    return this.#count.get(type) ?? 0;
  }

  #isDue(type: string): boolean {
    const { _scheduledEvents: scheduled } = this.#actor.system.getSnapshot();
    return Object.values(scheduled).some(({ event }) => event.type === type);
  }

  #passTo(type: string): void {
    const before = this.#countOf(type);
    for (let { next } = this.clock; next !== null && this.#countOf(type) === before; { next } = this.clock)
      this.pass(next);
  }
}
