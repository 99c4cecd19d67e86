import { createHash } from 'node:crypto';

/** What identifies a request that starts a research run. */
export interface RunRequest {
  readonly owner: string;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly topic: string;
}

/** Id of the run behind a request with an `Idempotency-Key`. @param attempt one more than the runs that failed before */
export function createRunId({ owner, key, topic }: RunRequest, attempt: number): string {
  const hash = createHash('sha256').update(JSON.stringify([owner, key, topic, attempt]));
  return `run-${hash.digest('base64url')}`;
}
