import type { RequestBody } from '@spinout/api-client';
import { refuse } from '../http/refuse.js';
import type { ShellContext } from '../http/shell-env.js';
import type { IdempotentReplies } from '../store/idempotent-replies.js';
import { requestHash } from './request-hash.js';
import type { WireReply } from './reply.js';

interface Asked {
  readonly owner: string;
  readonly endpoint: string;
  readonly body: RequestBody;
}

interface Answered {
  readonly reply: WireReply;
  readonly headers: Readonly<Record<string, string>>;
}

const HEADER = 'Idempotency-Key';
const SANE = /^[\x21-\x7e]{1,255}$/;
const WAIT_S = '1';
/** From here on the server failed, and the same request may fare better next time. */
const SERVER_FAULT = 500;

/**
 * Answers a request with an `Idempotency-Key` once: whoever sends it again gets the same answer for 24 hours.
 * Faults of the server are not kept, so that trying again helps.
 * @throws 400 for a key that is none, 409 while the first request is still worked on, 422 for a key of another request
 */
export async function answerOnce(
  context: ShellContext,
  replies: IdempotentReplies,
  { owner, endpoint, body }: Asked,
  work: (key: string | null) => Promise<WireReply>,
): Promise<Answered> {
  const key = context.req.header(HEADER);
  if (key === undefined || context.req.method === 'GET') {
    return { reply: await work(null), headers: {} };
  }
  if (!SANE.test(key)) throw refuse(400, 'The Idempotency-Key is not 1 to 255 visible characters.');
  const beginning = await replies.begin(owner, key, endpoint, await requestHash(body));
  if (beginning === 'mismatch') {
    throw refuse(422, 'This Idempotency-Key was used for another request.');
  }
  if (beginning === 'in-progress') {
    throw refuse(409, 'This request is still being worked on.', { 'Retry-After': WAIT_S });
  }
  if (beginning !== 'fresh') {
    const { replay } = beginning;
    const reply = { ...replay, body: new Uint8Array(replay.body) };
    return { reply, headers: { 'Idempotency-Replayed': 'true' } };
  }
  try {
    const reply = await work(key);
    if (reply.status < SERVER_FAULT) await replies.finish(owner, key, reply);
    else await replies.abandon(owner, key);
    return { reply, headers: {} };
  } catch (error) {
    await replies.abandon(owner, key);
    throw error;
  }
}
