import type { AnyActorLogic, AnyStateMachine, InputFrom, OutputFrom } from 'xstate';
import { fromPromise } from 'xstate';

import type { Api } from '../api.ts';

/** The actors that a machine declares, by name. */
type ActorsOf<Machine extends AnyStateMachine> = Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>>;

type CallOf<Id extends keyof Api> = NonNullable<Parameters<Api[Id]>[0]>;

/** What an actor gets: the data of the answer, or the whole answer where it keeps the version. */
type ResultOf<Id extends keyof Api, Logic> = Awaited<
  ReturnType<Logic extends { isVersioned: true } ? Api[Id]['answer'] : Api[Id]>
>;

/** What an actor gives that gives nothing, where the call needs nothing. */
type NothingFor<Id extends keyof Api> = Record<never, never> extends CallOf<Id> ? void : never;

/** Whether an actor is simply the operation of its name: gives what the call takes, and takes what it answers. */
type IsOperation<Id, Logic> = Id extends keyof Api
  ? [InputFrom<Logic>, ResultOf<Id, Logic>] extends [CallOf<Id> | NothingFor<Id>, OutputFrom<Logic>]
    ? true
    : false
  : false;

/** The actors that no operation stands for, which have to be given. */
type OwnActors<Machine extends AnyStateMachine> = {
  [
    Id in keyof ActorsOf<Machine> as IsOperation<Id, ActorsOf<Machine>[Id]> extends true ? never : Id
  ]: ActorsOf<Machine>[Id];
};

/** What its machine's calls do where that is not simply the operation of the same name. */
export type CallsFor<Machine extends AnyStateMachine> = OwnActors<Machine> & Partial<ActorsOf<Machine>>;

/** Whether there are such calls. */
export type NeedsCalls<Machine extends AnyStateMachine> = keyof OwnActors<Machine> extends never ? false : true;

type Given<Machine extends AnyStateMachine> =
  NeedsCalls<Machine> extends true ? [calls: CallsFor<Machine>] : [calls?: CallsFor<Machine>];

/** Calls are typed by their operation; here any of them passes through. */
type AnyOperation = Record<'answer', (call: object) => Promise<unknown>> & ((call: object) => Promise<unknown>);

/**
 * A machine with its calls in place. An actor that is named after an operation of the contract, and takes and gives what
 * that does, is the operation; `calls` are the others, and those that do more than the operation.
 */
export function withCalls<Machine extends AnyStateMachine>(
  machine: Machine,
  api: Api,
  ...[calls]: Given<Machine>
): Machine {
  const declared: Record<string, object> = machine.implementations.actors;
  const operations = Object.entries(declared).map(([id, logic]): [string, AnyActorLogic] => {
    // The types above allow no other name.
    const operation = api[id as keyof Api] as AnyOperation;
    const send = 'isVersioned' in logic ? operation.answer : operation;
    return [id, fromPromise<unknown, object | undefined>(({ input, signal }) => send({ ...input, signal }))];
  });
  // The machine stays what it is, whatever its actors do.
  return machine.provide({ actors: { ...Object.fromEntries(operations), ...calls } }) as Machine;
}
