import type { Progress } from '@spinout/api-client';

/** Cancellation and progress of a call. */
export interface CallContext {
  /** Aborted when the caller cancels the request; long-running code checks it regularly. */
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
}
