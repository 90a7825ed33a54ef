import type { AnyStateMachine, EventObject } from 'xstate';

import type { ChangeAddress } from '../../packages/machines/src/kit/effects.ts';
import type { Flow, Query, Scenario } from '../../packages/machines/src/testing/defineFlow.ts';
import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import type { WaitingCall } from './calls.ts';
import { waitingIn } from './calls.ts';
import type { Game, Moment } from './game.ts';
import type { Entry } from './journal.ts';
import { effectWords, noted, tick } from './journal.ts';
import { eventsOf, possibleNow } from './otherEvents.ts';
import type { Outcome } from './outcomes.ts';
import { outcomesOf } from './outcomes.ts';
import type { Refusals } from './refusals.ts';
import { Run } from './run.ts';

type AnyScenario = Scenario<AnyStateMachine>;

const isAddressChange = (effect: EventObject): effect is ChangeAddress => effect.type === 'address.change';

/** The query with some parameters changed; those without a value go. */
const changed = (query: Query, changes: Query): Query =>
  Object.fromEntries(Object.entries({ ...query, ...changes }).filter(([, value]) => value !== ''));

/** What a flow begins with, and then nothing happens. */
function startOf({ scenarios }: Flow): AnyScenario {
  const [first] = Object.values<AnyScenario>(scenarios);
  return { input: first?.input, events: [] };
}

interface Rules {
  /** In milliseconds since 1970. */
  startedAt: number;
  /** What the contract refuses. */
  refusals: Refusals;
}

/** Begins to play a flow. */
export function play(flow: Flow, { startedAt, refusals }: Rules): Game {
  const { machine, list } = flow;
  const scenarios: Partial<Record<string, AnyScenario>> = flow.scenarios;
  const events = eventsOf(flow);
  const isTold = machine.events.includes(tick);
  const known = new Map<string, readonly Outcome[]>();
  const listeners = new Set<() => void>();
  let journal: readonly Entry[] = [];
  let effects: string[] = [];
  let query: Query = {};
  /** All that happens is what the scenario lists: where the address has changed, it says so itself. */
  let isReplaying = false;
  let scenario: string | null = null;
  let round = 1;
  let run = runFrom(startOf(flow));
  let moment = momentNow();

  function momentNow(): Moment {
    const { snapshot, clock } = run;
    const now = startedAt + clock.now;
    const calls = waitingIn(snapshot).map((call) => ({ ...call, outcomes: outcomesFor(call) }));
    const state = nameOf(snapshot.value);
    const possible = possibleNow(events, snapshot);
    return { snapshot, state, scenario, round, calls, events: possible, now, next: clock.next, query, journal };
  }

  /** They are the same whenever it is made, and asked for at each letter that is typed meanwhile. */
  function outcomesFor(call: WaitingCall): readonly Outcome[] {
    const outcomes = known.get(call.id) ?? outcomesOf(flow, call, refusals);
    known.set(call.id, outcomes);
    return outcomes;
  }

  function write(event: EventObject, state: string, isTimed = false) {
    // That time has passed and nothing has followed is no news.
    if (event.type === tick && state === journal.at(-1)?.state && effects.length === 0) return;
    // What happens when a flow begins happens at once.
    const at = startedAt + (event.type === 'xstate.init' ? 0 : run.clock.now);
    journal = noted(journal, event, { isTimed, state, effects, at });
    effects = [];
  }

  function runFrom({ input }: AnyScenario): Run {
    const begun = new Run(machine, input, {
      onEvent: (event, { value }, isTimed) => write(event, nameOf(value), isTimed),
      onEffect: (effect) => {
        effects.push(effectWords(effect));
        if (isAddressChange(effect)) follow(begun, changed(query, effect.search));
      },
      onError: (error) => write({ type: `Fails: ${String(error)}` }, nameOf(begun.snapshot.value)),
    });
    begun.start();
    return begun;
  }

  /** As the app does it: the address changes first, and the flow follows. */
  function follow(running: Run, next: Query) {
    query = next;
    if (list && !isReplaying) running.send({ type: 'address.set', address: list.addressOf(query) });
  }

  function begin(name: string | null) {
    const { input, events } = (name === null ? undefined : scenarios[name]) ?? startOf(flow);
    run.stop();
    [journal, effects, query, scenario, round] = [[], [], {}, name, round + 1];
    isReplaying = true;
    run = runFrom({ input, events });
    for (const event of events) run.happen(event);
    isReplaying = false;
  }

  function pass(milliseconds: number) {
    run.pass(milliseconds);
    if (isTold) run.send({ type: tick, now: startedAt + run.clock.now });
  }

  /** No one is told before what was done has had its whole effect. */
  const telling =
    <Given extends unknown[]>(command: (...given: Given) => void) =>
    (...given: Given) => {
      command(...given);
      moment = momentNow();
      for (const listener of listeners) listener();
    };

  return {
    scenarios: Object.keys(scenarios),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moment: () => moment,
    send: telling((event) => run.send(event)),
    answer: telling((callId, answer) => run.answer(callId, answer)),
    pass: telling(pass),
    begin: telling(begin),
    visit: telling((next) => follow(run, next)),
    note: telling((words) => write({ type: words }, moment.state)),
  };
}
