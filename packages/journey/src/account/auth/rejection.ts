import { isApiError } from '@spinout/api-client';

/** The server was too slow or too busy to decide. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a server rejected the session or its response was malformed; transient errors do not count. */
export const isRejection = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { status = 500 } = error.details;
  const isRejected = status < 500 && !TRANSIENT_STATUSES.has(status);
  return error.code === 'malformed' || (error.code === 'status' && isRejected);
};
