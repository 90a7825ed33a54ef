import { pino } from 'pino';

import { openMailQueue } from '../queue.ts';
import { smtpTransport } from '../transport.ts';

/** A server's mail worker in a process of its own, for tests that kill it: `node mailWorker.ts <database> <smtp>`. */
const [connectionString = '', smtpUrl = ''] = process.argv.slice(2);
await openMailQueue({
  connectionString,
  transport: smtpTransport(smtpUrl),
  from: 'Guildhall <no-reply@guildhall.example>',
  publicUrl: 'https://guildhall.example.com',
  log: pino({ level: 'silent' }),
});
