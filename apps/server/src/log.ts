import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

import type { Config } from './config.ts';

/** Where a log line might carry a secret. */
const redact = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.newPassword',
  '*.confirmPassword',
  '*.otp',
  '*.token',
  '*.code',
  'err.parameters',
];

/** Structured lines for machines in production; for people otherwise, and only what they should look at. */
export function createLog(mode: Config['mode'], write: (line: string) => void = toStderr): FastifyBaseLogger {
  const level = mode === 'production' ? 'info' : 'warn';
  const options = { level, redact: { paths: redact, censor: '[secret]' }, base: null };
  if (mode === 'production') return pino(options);
  return pino(options, { write: (line) => write(readable(line)) });
}

function toStderr(line: string): void {
  process.stderr.write(line);
}

/** `09:15:02 warning  a mail was not delivered; it is tried again` and, where there is one, the error below. */
function readable(line: string): string {
  const { level, time, msg, err } = JSON.parse(line) as {
    level: number;
    time: number;
    msg?: string;
    err?: { stack?: string };
  };
  const word = level >= 50 ? 'error  ' : level >= 40 ? 'warning' : 'info   ';
  const clock = new Date(time).toISOString().slice(11, 19);
  return `${clock} ${word}  ${msg ?? ''}\n${err?.stack ? `${err.stack.replace(/^/gm, '    ')}\n` : ''}`;
}
