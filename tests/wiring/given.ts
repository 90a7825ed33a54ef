import { randomUUID } from 'node:crypto';

import type { AnyStateMachine, EventObject } from 'xstate';

import type { Scenario } from '../../packages/machines/src/testing/defineFlow.ts';
import { fileOf } from './browser.ts';

/** A scenario with what the app gives a flow: a key of its own for each form, and whole files. */
export const given = ({ input, events }: Scenario<AnyStateMachine>): Scenario<AnyStateMachine> => ({
  input: withOwnKey(input),
  events: (events as readonly EventObject[]).map(withFile),
});

const withOwnKey = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'idempotencyKey' in input
    ? { ...input, idempotencyKey: randomUUID() }
    : input;

/** A browser gives files; scenarios say their name, type and size. */
const withFile = (event: EventObject): EventObject =>
  'file' in event ? Object.assign({ ...event }, { file: fileOf(event.file as { name: string; type: string }) }) : event;
