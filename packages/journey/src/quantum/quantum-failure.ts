import { isApiError } from '@spinout/api-client';

/** A successful reply that reports a failure or lacks the requested data. */
export class QuantumRefusal extends Error {
  override readonly name = 'QuantumRefusal';
  constructor(
    /** The server's own words; null when it gave none. */
    readonly detail: string | null,
  ) {
    super(detail ?? 'the reply lacks what was asked for');
  }
}

/** @param error the words of the reply, if it has any */
export const createRefusal = (error: string | null | undefined): QuantumRefusal => {
  const detail = error?.trim() ?? '';
  return new QuantumRefusal(detail === '' ? null : detail);
};

/** Whether the server does not offer the call: a demonstration is shown then. */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && error.code === 'status' && error.details.status === 404;
