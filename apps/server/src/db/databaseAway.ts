/** PostgreSQL's and node's words for a server that cannot be reached. */
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

/** PostgreSQL's words for "not now": https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const busyCodes: ReadonlySet<string> = new Set([
  // Slower than we wait: statement_timeout, lock_timeout, idle_in_transaction_session_timeout
  '57014',
  '55P03',
  '25P03',
  // Two transactions in each other's way, of which PostgreSQL ended this one
  '40P01',
  '40001',
  // Out of disk, memory or other means; a disk that fails
  '53000',
  '53100',
  '53200',
  '53400',
  '58030',
  // A standby, while another server takes over
  '25006',
]);

const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|client has encountered a connection error|client was closed and is not queryable/i;

const busyMessages = /query read timeout|cached plan must not change result type/i;

/**
 * Whether a request that met `error` is answered 503: the database is away, or slower than we wait. Sent again, it may
 * succeed; with an `Idempotency-Key` it is safe to send it again.
 */
export function isDatabaseAway(error: unknown): boolean {
  return (
    isUnreachable(error) || (error instanceof Error && (busyMessages.test(error.message) || hasCode(error, busyCodes)))
  );
}

/** Whether `error` says that the database cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true;
  if (awayMessages.test(error.message)) return true;
  // A missing file has the same code as a missing socket.
  if ('code' in error && error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return hasCode(error, codes);
}

function hasCode(error: Error, wanted: ReadonlySet<string>): boolean {
  return 'code' in error && typeof error.code === 'string' && wanted.has(error.code);
}
