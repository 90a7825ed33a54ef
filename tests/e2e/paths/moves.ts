import type { Locator, Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { failing, rejected, settled } from '../../../packages/machines/src/testing/replay.ts';
import { labelOf } from '../steps.ts';
import type { Answer, Calls, HeldCall } from './calls.ts';
import type { LivedMove } from './drive.ts';
import type { Line } from './line.ts';
import { expect } from './test.ts';

/** What every flow's moves need. */
export interface World {
  page: Page;
  /** The part of the page that the flow's screen fills. */
  place: Locator;
  line: Line;
  calls: Calls;
  /** Which calls of the page a call of the machine makes. Default: the only one that is held. */
  kinds?: Record<string, RegExp>;
  /** What stands in the world for a value of the walk: each walk has an address of its own, codes come by mail. */
  real?: (name: string, value: unknown) => Promise<unknown>;
}

type Values = Record<string, string | boolean | null | readonly string[]>;

/** Where in a flow a move can be made. */
type When<Machine extends AnyStateMachine> = (snapshot: SnapshotFrom<Machine>) => boolean;

/** A question or a form over the page, but no message. */
const dialog = ':is([role=dialog], [role=alertdialog]:not([aria-modal=false]))';

/** Where a flow is: in the dialog that lies over the page, or else in the part of it that this selects. */
export const topmostOf = (part: string): string => `${dialog}, ${part}:not(body:has(${dialog}) *)`;

/** As `topmostOf`, for the part with this role. */
export const topmost = (role: string): string => topmostOf(`[role=${role}]`);

/** As `topmostOf`, where the part is one of several with headings of their own. */
export const topmostPart = (heading: string): string => topmostOf(`section:has(h2:text-is("${heading}"))`);

/** How one field is filled in by hand. */
export type Hand = (place: Locator, value: unknown) => Promise<void>;

export const types =
  (label: string): Hand =>
  (place, value) =>
    place.getByLabel(label, { exact: true }).fill(String(value));

export const chooses =
  (options: Record<string, string>): Hand =>
  async (place, value) => {
    const radio = place.getByRole('radio', { name: options[String(value)] ?? '' });
    await labelOf(radio).click();
  };

export const ticks =
  (label: string): Hand =>
  async (place, value) => {
    const box = place.getByRole('checkbox', { name: label });
    if ((await box.isChecked()) !== value) await labelOf(box).click();
  };

export const picks =
  (label: string, options: Record<string, string>): Hand =>
  async (place, value) => {
    await place.getByRole('button', { name: label }).click();
    await place
      .page()
      .getByRole('option', { name: options[String(value)] ?? '', exact: true })
      .click();
  };

const contextOf = (snapshot: AnyMachineSnapshot): { values: Values } => snapshot.context;

/** The fields with these names are filled in, or emptied. */
export function fills<Machine extends AnyStateMachine, Own extends World>(
  name: string,
  values: Values,
  { hands, when }: { hands: Record<string, Hand>; when: When<Machine> },
): LivedMove<Machine, Own> {
  const eventsOf = (all: Values) =>
    Object.entries(all).map(([field, value]) => ({
      type: 'field.change',
      name: field,
      value,
    })) as ReplayEvent<Machine>[];
  return {
    name,
    by: 'person',
    events: (snapshot) => {
      const now = contextOf(snapshot).values;
      const isNew = Object.entries(values).some(([field, value]) => now[field] !== value);
      return when(snapshot) && isNew ? eventsOf(values) : null;
    },
    async happen(world, snapshot) {
      const real = await Promise.all(
        Object.entries(values).map(
          async ([field, value]) => [field, (await world.real?.(field, value)) ?? value] as const,
        ),
      );
      const now = contextOf(snapshot).values;
      // Filling in what stands there already changes nothing.
      const changed = real.filter(([field, value]) => now[field] !== value);
      for (const [field, value] of changed) await hands[field]?.(world.place, value);
      return eventsOf(Object.fromEntries(changed) as Values);
    },
  };
}

/** A button is pressed, by every other move of the mouse and in between by the Enter key. */
export function presses<Machine extends AnyStateMachine, Own extends World>(
  button: string,
  event: ReplayEvent<Machine>,
  { when, hasEnter = false }: { when: When<Machine>; hasEnter?: boolean },
): LivedMove<Machine, Own> {
  let count = 0;
  return {
    name: `“${button}”`,
    by: 'person',
    events: (snapshot) => (when(snapshot) ? [event] : null),
    async happen({ place }) {
      count += 1;
      const own = place.getByRole('button', { name: button, exact: true });
      if (hasEnter && count % 2 === 0) await place.getByRole('textbox').first().press('Enter');
      else await own.click();
      return [event];
    },
  };
}

/** A person does what makes these events, where `when` holds and nothing is loading. */
export function does<Machine extends AnyStateMachine, Own extends World>(
  name: string,
  when: When<Machine>,
  events: readonly ReplayEvent<Machine>[],
  act: (place: Locator) => Promise<unknown>,
): LivedMove<Machine, Own> {
  return {
    name,
    by: 'person',
    events: (snapshot) => (isSettled(snapshot) && when(snapshot) ? events : null),
    async happen({ place }) {
      await act(place);
      return events;
    },
  };
}

/** What follows is seen by the walk's end. */
export const asTheLast = <Machine extends AnyStateMachine, Own>(
  move: LivedMove<Machine, Own>,
): LivedMove<Machine, Own> => ({ ...move, isLast: true });

/** As `asTheLast`; where it leads is noted, for the walk's end to see. */
export const endsWith = <Machine extends AnyStateMachine, Own>(
  move: LivedMove<Machine, Own>,
  note: () => void,
): LivedMove<Machine, Own> => ({
  ...asTheLast(move),
  happen(world, snapshot) {
    note();
    return move.happen(world, snapshot);
  },
});

/** Nothing is loading. */
export const isSettled = (snapshot: AnyMachineSnapshot): boolean => !snapshot.hasTag('busy');

/** A call is under way. */
export const isAsking = (snapshot: AnyMachineSnapshot, call: string): boolean => snapshot.children[call] !== undefined;

/** Pressing the button of a call under way again makes no second call. */
export function pressesAgain<Machine extends AnyStateMachine, Own extends World>(
  button: string,
  call: string,
): LivedMove<Machine, Own> {
  return {
    name: `“${button}” again`,
    by: 'person',
    events: (snapshot) => (isAsking(snapshot, call) ? [] : null),
    async happen({ place, calls: { standing } }) {
      // The page says that it is sending before the call has left it.
      await expect.poll(standing, { message: 'the first call' }).toBe(1);
      await place.getByRole('button', { name: button, exact: true }).click({ force: true });
      await place.page().keyboard.press('Enter');
      expect(standing(), 'calls for two presses').toBe(1);
      return [];
    },
  };
}

interface ServedOptions<Machine extends AnyStateMachine, Own> {
  when: When<Machine>;
  /** What the walk takes the answer to be: its data, or its refusal. */
  status: number;
  data?: unknown;
  fields?: Record<string, string>;
  retryAfter?: number;
  /** Makes the server answer so: what other people, or time, have done meanwhile. */
  prepare?: (world: Own) => Promise<void>;
  /** Ends what `prepare` has begun. */
  recover?: (world: Own) => Promise<void>;
}

const refusal = ({
  status,
  message,
  errors,
  retryAfter,
}: Pick<Answer, 'status' | 'message' | 'errors' | 'retryAfter'>) =>
  failing.refused(status, message, errors, retryAfter);

/** The real server answers a call. */
export function serves<Machine extends AnyStateMachine, Own extends World>(
  name: string,
  call: string,
  { when, status, data, fields = {}, retryAfter, prepare, recover }: ServedOptions<Machine, Own>,
): LivedMove<Machine, Own> {
  const isGranted = status < 400;
  return {
    name,
    by: 'answer',
    events: (snapshot) => {
      if (!isAsking(snapshot, call) || !when(snapshot)) return null;
      return [
        isGranted ? settled(call, data) : rejected(call, failing.refused(status, name, fields, retryAfter ?? null)),
      ];
    },
    async happen(world) {
      const held = await world.calls.next(world.kinds?.[call]);
      await prepare?.(world);
      const answer = await held.serve();
      await recover?.(world);
      expect({ ...answer, data: null }, name).toMatchObject({ status });
      return [isGranted ? settled(call, answer.data) : rejected(call, refusal(answer))];
    },
  };
}

const broken = {
  status: 500,
  message: 'Something went wrong on our side. Please try again.',
  errors: {},
  retryAfter: null,
};

/** Everything that a network, or what stands in it, can do to a call. */
const troubles: Record<
  string,
  { failure: { failure: unknown }; make: (call: HeldCall, world: World) => Promise<void> }
> = {
  'no network': { failure: failing.network, make: (call) => call.lose() },
  'the line is cut half way': {
    failure: failing.network,
    async make(call, { line }) {
      line.cutNextAnswer(`${call.request.method()} ${new URL(call.request.url()).pathname}`);
      await call.loose();
    },
  },
  'the server breaks': {
    failure: refusal(broken),
    make: (call) => call.fake(500, 'application/json', JSON.stringify({ success: false, message: broken.message })),
  },
  'a proxy answers instead': {
    failure: failing.unreadable,
    make: (call) => call.fake(200, 'text/html', '<!doctype html><title>Welcome to the hotel’s network</title>'),
  },
  'half an answer': {
    failure: failing.unreadable,
    make: (call) => call.fake(200, 'application/json', '{"success":true,"message":"Fine","data":{"tok'),
  },
};

export type Trouble = keyof typeof troubles;

/** A call's answer is lost or spoiled on the way. */
export function spoils<Machine extends AnyStateMachine, Own extends World>(
  call: string,
  { when = () => true, only }: { when?: When<Machine>; only?: string | undefined } = {},
): LivedMove<Machine, Own>[] {
  return Object.entries(troubles)
    .filter(([name]) => (only ?? name) === name)
    .map(([name, { failure, make }]) => ({
      name: `${name} (${call})`,
      by: 'answer',
      events: (snapshot) => (isAsking(snapshot, call) && when(snapshot) ? [rejected(call, failure)] : null),
      async happen(world) {
        await make(await world.calls.next(world.kinds?.[call]), world);
        return [rejected(call, failure)];
      },
    }));
}
