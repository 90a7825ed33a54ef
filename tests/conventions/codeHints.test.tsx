import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import { ForgotPasswordView } from '../../apps/web/src/screens/forgotPassword/ForgotPasswordView.tsx';
import { SignupView } from '../../apps/web/src/screens/signup/SignupView.tsx';
import { forgotPasswordFlow } from '../../packages/machines/src/flows/forgotPassword/scenarios.ts';
import { signupFlow } from '../../packages/machines/src/flows/signup/scenarios.ts';

const send = () => undefined;
const hrefs = { loginHref: '#', termsHref: '#', privacyHref: '#' };

/** Every state of a screen with a code, and what is drawn of it. */
const drawn: [name: string, snapshot: AnyMachineSnapshot, html: string][] = [
  ...Object.entries({ ...signupFlow.snapshots, ...signupFlow.snapshots }).map(
    ([name, snapshot]): (typeof drawn)[number] => [
      `signup ${name}`,
      snapshot,
      renderToString(<SignupView snapshot={snapshot} send={send} {...hrefs} />),
    ],
  ),
  ...Object.entries({ ...forgotPasswordFlow.snapshots, ...forgotPasswordFlow.snapshots }).map(
    ([name, snapshot]): (typeof drawn)[number] => [
      `forgotPassword ${name}`,
      snapshot,
      renderToString(<ForgotPasswordView snapshot={snapshot} send={send} {...hrefs} />),
    ],
  ),
];

describe('a screen with a code', () => {
  it.each(drawn)('promises a code exactly where one can be or is being sent: %s', (_, snapshot, html) => {
    const isSending = snapshot.matches('sendingCode');
    expect(html.includes('will send it a 6-digit code')).toBe(snapshot.can({ type: 'code.send' }) || isSending);
  });

  it('asks for a code in some state', () => {
    expect(drawn.filter(([, , html]) => html.includes('one-time-code')).length).toBeGreaterThan(0);
  });

  it.each(drawn)('asks for a code only where one was sent, and no link was opened: %s', (_, snapshot, html) => {
    const isTyped = html.includes('one-time-code');
    expect(isTyped && snapshot.context.sentCode === null).toBe(false);
    expect(isTyped && snapshot.context.link !== null).toBe(false);
  });
});
