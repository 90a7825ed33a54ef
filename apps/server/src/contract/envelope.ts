import type { FieldErrors } from '../domain/refusal.ts';

/** Every JSON answer of the server. */
export type SuccessEnvelope = { readonly success: true; readonly message: string; readonly data: unknown };
export type FailureEnvelope = {
  readonly success: false;
  readonly message: string;
  readonly data: null;
  readonly errors?: FieldErrors;
};

export function success(message: string, data: unknown): SuccessEnvelope {
  return { success: true, message, data };
}

export function failure(message: string, errors?: FieldErrors): FailureEnvelope {
  const hasErrors = errors !== undefined && Object.keys(errors).length > 0;
  return { success: false, message, data: null, ...(hasErrors && { errors }) };
}
