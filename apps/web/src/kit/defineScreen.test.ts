import { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { completedProjectsMachine } from '@guildhall/machines/flows/completedProjects';
import { loginMachine } from '@guildhall/machines/flows/login';
import { workStatementMachine } from '@guildhall/machines/flows/workStatement';
import { pageAddressOf } from '@guildhall/machines/kit/lists';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { expect, it } from 'vitest';

import type { Flow } from '../flow/useFlow.ts';
import { defineScreen } from './defineScreen.tsx';
import { placeOf } from './reader.ts';

type Reads<Machine extends Parameters<typeof defineScreen>[0]['machine'], Own extends object = object> = (
  props: Flow<Machine> & Own,
) => null;

const ListView: Reads<typeof completedProjectsMachine, { pageHref: (page: number) => string }> = () => null;
const LoginView: Reads<typeof loginMachine> = () => null;
const StatementView: Reads<typeof workStatementMachine> = () => null;
const PrintedView: Reads<typeof workStatementMachine, { onPrint: () => void }> = () => null;
const SetupView: Reads<typeof clientProfileSetupMachine, { FormView: () => null; roleChange?: ReactNode }> = () => null;
const form = { FormView: () => null };

const reader = {
  now: 0,
  account: null,
  visitor: 'guest',
  pathname: '/profile',
  search: 'tab=portfolio&page=2',
  timeZone: 'UTC',
  deviceZone: 'UTC',
  supportEmail: 'support@guildhall.example',
  headline: null,
} as const;

it('gives its view what it makes from plain data about the reader', () => {
  const screen = defineScreen({
    machine: completedProjectsMachine,
    View: ListView,
    address: pageAddressOf,
    props: ({ here, query }) => ({
      pageHref: (page: number) => here({ page: String(page), tab: query['tab'] ?? null }),
    }),
  });
  const { pageHref } = screen.props(placeOf(reader), {}) as { pageHref: (page: number) => string };
  expect(pageHref(3)).toBe('/profile?tab=portfolio&page=3');
});

it('gives its view what it was opened with, and only the screen can be opened with that', () => {
  const screen = defineScreen({
    machine: clientProfileSetupMachine,
    View: SetupView,
    draft: { name: (_place, { id }: { id: string }) => `profile:${id}` },
    useParts: () => ({ roleChange: null }),
    props: (_place, { id }) => ({ FormView: () => null, id }),
  });
  expect(screen.props(placeOf(reader), { id: '7' })).toMatchObject({ id: '7' });
  // @ts-expect-error it is opened with an id.
  createElement(screen.Route, {});
});

it('does not compile where something is missing or does not fit', () => {
  const props = () => ({});
  // @ts-expect-error the view is given nothing for its `pageHref`.
  defineScreen({ machine: completedProjectsMachine, View: ListView, address: pageAddressOf, props });
  // @ts-expect-error the view is of another machine.
  defineScreen({ machine: workStatementMachine, View: LoginView, props, input: () => ({ projectId: null }) });
  // @ts-expect-error no operation is called `logIn`, and no call stands in for it.
  defineScreen({ machine: loginMachine, View: LoginView, props });
  // @ts-expect-error the machine needs the project.
  defineScreen({ machine: workStatementMachine, View: StatementView, props });
  const draft = { name: () => 'profile' };
  const setup = { machine: clientProfileSetupMachine, View: SetupView };
  // @ts-expect-error the machine begins with what was typed before, which nothing keeps.
  defineScreen({ ...setup, props });
  // @ts-expect-error the view has no such part.
  defineScreen({ ...setup, draft, props: () => form, useParts: () => ({ unknown: null }) });
  // @ts-expect-error the part is another thing to the view.
  defineScreen({ ...setup, draft, props: () => form, useParts: () => ({ FormView: 7 }) });
  const whole = { machine: workStatementMachine, View: StatementView, props, input: () => ({ projectId: null }) };
  expect(defineScreen(whole).machine).toBe(workStatementMachine);
});

it('asks `props` for nothing that is a part', () => {
  const whole = { machine: workStatementMachine, View: PrintedView, input: () => ({ projectId: null }) };
  const screen = defineScreen({ ...whole, props: () => ({}), useParts: () => ({ onPrint: () => {} }) });
  expect(screen.props(placeOf(reader), {})).toEqual({});
  // @ts-expect-error nothing gives the view its `onPrint`.
  defineScreen({ ...whole, props: () => ({}) });
});
