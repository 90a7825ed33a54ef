/** Every status the contract knows for a refusal. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 501 | 503;

/** Field name → one sentence for the person who filled it. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * A request that is understood and turned down. Thrown by handlers and plugins; the error handler turns it into
 * the envelope `{ success: false, message, data: null, errors? }` with `status` and `headers`. A `cause` is logged.
 *
 * @example throw new Refusal(409, 'This project is no longer open.')
 * @example throw new Refusal(422, 'Please check your input and try again.', { budgetMax: 'Must be at least the minimum budget.' })
 * @example throw new Refusal(429, 'Too many codes. Try again in 30 seconds.', undefined, { 'retry-after': '30' })
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    errors?: FieldErrors,
    headers?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}
