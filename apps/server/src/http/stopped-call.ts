import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a call was refused or ended before it had a reply. */
export type StopReason = 'busy' | 'start' | 'stopping' | 'time' | 'memory' | 'left';

const RETRY_S = '5';

/**
 * Not a server error if the request itself is the cause, so that clients do not send it again. None of them is stored for
 * an idempotency key.
 */
const STATUSES: Readonly<Record<StopReason, ContentfulStatusCode>> = {
  busy: 503,
  start: 503,
  stopping: 503,
  time: 422,
  memory: 422,
  left: 408,
};

/** The server refused or stopped a call. The request log says why. */
export class StoppedCall extends HTTPException {
  constructor(
    readonly reason: StopReason,
    message: string,
  ) {
    const status = STATUSES[reason];
    const headers = status === 503 ? { 'Retry-After': RETRY_S } : undefined;
    super(status, {
      message,
      res: Response.json({ error: message }, { status, ...(headers ? { headers } : {}) }),
    });
  }
}
