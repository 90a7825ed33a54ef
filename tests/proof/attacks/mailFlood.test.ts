import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { mailExamples } from '../../../apps/server/src/mail/examples.ts';
import { openMailQueue } from '../../../apps/server/src/mail/queue.ts';
import type { TestMailServer } from '../../../apps/server/src/mail/testing/mailServer.ts';
import { startMailServer } from '../../../apps/server/src/mail/testing/mailServer.ts';
import { smtpConnections, smtpTransport } from '../../../apps/server/src/mail/transport.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, timeLimit } from '../depth.ts';

let here: TestApp;
let smtp: TestMailServer;

beforeAll(async () => {
  here = await createTestApp();
  smtp = await startMailServer();
});
afterAll(async () => {
  await smtp.close();
  await here.close();
});

async function ask(email: string, remoteAddress: string): Promise<void> {
  const url = '/api/v1/email/send-verification-otp';
  const { statusCode } = await here.app.inject({ method: 'POST', url, remoteAddress, payload: { email } });
  expect(statusCode).toBe(200);
}

const networks = 20;

test('a flood of requested codes does not hold up the code of another person', { timeout: timeLimit }, async () => {
  const flood = depth({ small: 200, deep: 2000 });
  for (let count = 0; count < flood / 10; count += 1) {
    const data = mailExamples.applicationReceived;
    await here.mail.send(here.db, { template: 'applicationReceived', to: `client${count}@example.com`, data });
  }
  for (let count = 0; count < flood; count += networks) {
    await Promise.all(
      Array.from({ length: networks }, (_, network) => ask(`flood${count + network}@example.com`, `10.0.0.${network}`)),
    );
  }
  await ask('maya@example.com', '192.0.2.1');

  const queue = await openMailQueue({
    connectionString: here.connectionString,
    transport: smtpTransport(smtp.url),
    from: here.config.mailFrom,
    publicUrl: here.config.publicUrl,
    log: pino({ level: 'silent' }),
  });
  const start = performance.now();
  const before = () => smtp.read.findIndex(({ to }) => to?.[0]?.address === 'maya@example.com');
  let delay = 0;
  for (let taken = 1; delay === 0; taken += 1) {
    await smtp.until('taken', taken);
    if (before() !== -1) delay = performance.now() - start;
  }
  await smtp.until('taken', flood + 1);
  const whole = performance.now() - start;
  await smtp.until('taken', flood + 1 + flood / 10);
  await queue.stop();
  console.log(
    `${flood} codes waited; ${before()} of them went before the other person's, ${Math.round(delay)} ms after the start; all were sent after ${Math.round(whole)} ms`,
  );

  // One code of each network may go first, and what was begun already.
  expect(before()).toBeLessThanOrEqual(networks + smtpConnections);
  // Codes go before everything else, but for what is under way when the last one is taken.
  const others = smtp.read
    .slice(0, flood + 1 - smtpConnections)
    .filter(({ subject }) => /applied to/.test(subject ?? ''));
  expect(others).toEqual([]);
});
