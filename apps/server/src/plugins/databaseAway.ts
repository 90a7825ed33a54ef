/** PostgreSQL's and node's words for "not now". */
const codes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  // too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now, connection failures
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
]);

const messages =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|client has encountered a connection error/i;

/** Whether `error` says that the database cannot be reached just now; such a request is answered 503. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  if (messages.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A missing file has the same code as a missing socket.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return codes.has(code);
}
