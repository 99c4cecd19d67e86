import { isApiError } from '@spinout/api-client';

/** A successful reply that reports a failure or lacks the requested data. */
export class QuantumReplyError extends Error {
  override readonly name = 'QuantumReplyError';
  constructor(
    /** The server's error text; null if there is none. */
    readonly detail: string | null,
  ) {
    super(detail ?? 'the reply lacks what was asked for');
  }
}

/** @param error the error text of the reply, if any */
export const createReplyError = (error: string | null | undefined): QuantumReplyError => {
  const detail = error?.trim() ?? '';
  return new QuantumReplyError(detail === '' ? null : detail);
};

/** Whether the server does not offer the call; a demo is shown then. */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && error.code === 'status' && error.details.status === 404;
