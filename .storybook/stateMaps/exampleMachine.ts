import { fromPromise, setup } from 'xstate';

/**
 * A printer that does not exist. It has everything that a chart of ours can have, so that its map shows how to read them:
 * boxes are states, arrows are what leads from one to another, and the lines in a box are what happens while it stays.
 *
 * Guarantees: only what is loaded is printed; a page that jams waits for a person; after each job it cools down.
 */
export const exampleMachine = setup({
  types: {
    events: {} as
      | { type: 'job.send' | 'job.cancel' | 'power.cut' | 'lid.touch' }
      | { type: 'paper.jam' | 'jam.clear' | 'ink.refill' | 'page.end' },
    tags: {} as 'busy',
  },
  actors: { sendJob: fromPromise(() => Promise.resolve()) },
  guards: { paperIsIn: () => true, inkIsLow: () => false, queueIsEmpty: () => true },
  actions: { beep: () => undefined },
}).createMachine({
  id: 'printer',
  initial: 'ready',
  on: { 'power.cut': '.off', 'lid.touch': { actions: 'beep' } },
  states: {
    ready: { on: { 'job.send': [{ guard: 'paperIsIn', target: 'sending' }, { actions: 'beep' }] } },
    sending: {
      tags: 'busy',
      on: { 'job.send': undefined },
      invoke: { id: 'sendJob', src: 'sendJob', onDone: 'printing', onError: 'ready' },
    },
    printing: {
      type: 'parallel',
      on: { 'job.cancel': 'cancelled' },
      onDone: 'cooling',
      states: {
        paper: {
          initial: 'moving',
          states: {
            moving: { on: { 'paper.jam': 'jammed', 'page.end': 'through' } },
            jammed: { on: { 'jam.clear': 'moving' } },
            through: { type: 'final' },
          },
        },
        ink: {
          initial: 'flowing',
          states: {
            flowing: { always: { guard: 'inkIsLow', target: 'low' }, on: { 'page.end': 'dry' } },
            low: { on: { 'ink.refill': 'flowing', 'page.end': 'dry' } },
            dry: { type: 'final' },
          },
        },
      },
    },
    cancelled: { always: 'cooling' },
    cooling: {
      meta: { archetype: 'rest' },
      after: { 5000: [{ guard: 'queueIsEmpty', target: 'ready' }, { target: 'sending' }] },
    },
    off: { type: 'final' },
  },
});
