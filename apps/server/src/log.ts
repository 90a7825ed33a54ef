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
];

/** Structured lines for machines in production; for people otherwise, and only what they should look at. */
export function createLog(mode: Config['mode'], write: (line: string) => void = toStderr): FastifyBaseLogger {
  const level = mode === 'production' ? 'info' : 'warn';
  const options = { ...discreet, level };
  // Lines leave many at once, within a tenth of a second, and at the end of the process.
  if (mode === 'production')
    return pino(options, pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 100 }));
  return pino(options, { write: (line) => write(readable(line)) });
}

/** As they are shown; `code` itself is the name of a secret. */
const safeDetails = {
  errorCode: 'code',
  routine: 'routine',
  table: 'table',
  constraint: 'constraint',
  syscall: 'syscall',
  responseCode: 'responseCode',
};

/** Every word, and the rest of an address where it is one: read word by word, it takes time in proportion to the text. */
const words = /[^\s@<>"'(=:,;]+(@[^\s@<>"'),:;]+)?/g;

/**
 * What is known to be safe of an error. Others put what they worked on into it: PostgreSQL the row (`detail`), a mail
 * server the reader's address.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!hasMessage(error)) return { message: 'not an error' };
  const mask = (text: string): string =>
    text.replaceAll(words, (word, rest?: string) => (rest === undefined ? word : '[address]'));
  const known = Object.fromEntries(
    Object.entries(safeDetails)
      .map(([shown, name]): [string, unknown] => [shown, Reflect.get(error, name)])
      .filter(([, value]) => value !== undefined),
  );
  return {
    type: error instanceof Error ? error.name : 'Error',
    message: mask(error.message),
    ...known,
    stack: mask(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
    // Of a name with several addresses, each of which was tried; the error itself then says nothing.
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, 3).map(safeError) }),
  };
}

/** An error, or what a library has copied of one: pg-boss hands on plain objects. */
function hasMessage(value: unknown): value is Pick<Error, 'message' | 'stack' | 'cause'> {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

/** What keeps secrets out of every log line. */
export const discreet = {
  redact: { paths: redact, censor: '[secret]' },
  serializers: { err: safeError },
  base: null,
};

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
