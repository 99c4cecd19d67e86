import type { Sleep } from '@spinout/api-client/http';

const TOO_MANY_REQUESTS = 429;
/** Most rate limit windows are at most a minute. */
const MAX_WAIT_MS = 60_000;
const MAX_WAITS = 3;

/** Retries after a 429 with a Retry-After. */
export async function retryWhenRateLimited<Reply extends { readonly status: number }>(
  ask: () => Promise<Reply>,
  getWaitMs: (reply: Reply) => number | undefined,
  sleep: Sleep,
): Promise<Reply> {
  let reply = await ask();
  for (let waits = 0; waits < MAX_WAITS && reply.status === TOO_MANY_REQUESTS; waits += 1) {
    const waitMs = getWaitMs(reply);
    if (waitMs === undefined || waitMs > MAX_WAIT_MS) break;
    await sleep(waitMs, new AbortController().signal);
    reply = await ask();
  }
  return reply;
}
