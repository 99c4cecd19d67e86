import { isApiError } from '@spinout/api-client';

/** A reply that came well and says no, or lacks what was asked for (QC-10, QC-11). */
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

/** Whether the server does not offer the call: a demonstration stands in then (QC-12, QC-14, QC-15). */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && error.code === 'status' && error.details.status === 404;
