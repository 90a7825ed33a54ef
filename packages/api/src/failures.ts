/** Why a call did not give its answer. */
export type Failure =
  /** The server understood and said no. */
  | {
      kind: 'refused';
      /** The HTTP status, 4xx or 5xx. */
      status: number;
      /** The server's sentence for people. */
      message: string;
      /** A sentence for each field at fault, by the field's name; empty when none is. */
      fields: Record<string, string>;
      /** After how many seconds to try again, when the server says so. */
      retryAfter: number | null;
    }
  /** No answer came: the server could not be reached, or not in time. */
  | { kind: 'network' }
  /** An answer came that is not of the contract, a proxy's error page for instance. */
  | { kind: 'unreadable'; status: number }
  /** The caller gave up through its signal. */
  | { kind: 'aborted' };

/** What every call of the API rejects with. Screens read `failure`; the message is for logs. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** Which operation failed, by its operationId. */
  readonly operation: string;
  readonly failure: Failure;

  constructor(operation: string, failure: Failure, options?: ErrorOptions) {
    super(`${operation}: ${describe(failure)}`, options);
    this.operation = operation;
    this.failure = failure;
  }
}

function describe(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return `refused with ${failure.status}: ${failure.message}`;
    case 'network':
      return 'no answer';
    case 'unreadable':
      return `unreadable answer with ${failure.status}`;
    case 'aborted':
      return 'aborted';
  }
}
