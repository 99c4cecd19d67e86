import { createHash } from 'node:crypto';
import type { RequestBody } from '@spinout/api-client';
import { refuse } from '../http/refuse.js';
import type { AppContext } from '../http/app-env.js';
import type { IdempotentReplies } from '../store/idempotent-replies.js';
import type { WireReply } from './serialize-reply.js';

const HEADER = 'Idempotency-Key';
const VALID_KEY = /^[\x21-\x7e]{1,255}$/;
const WAIT_S = '1';
/** Replies from this status on are not stored: the same request may succeed next time. */
const SERVER_FAULT = 500;

/**
 * Processes a request with an `Idempotency-Key` once. Retries with the same key get the stored reply for 24 hours.
 * Server errors are not stored, so that a retry can succeed.
 * @throws 400 for an invalid key, 409 while the first request is in progress, 422 for a key of another request
 */
export async function processOnce(
  context: AppContext,
  replies: IdempotentReplies,
  call: { readonly owner: string; readonly endpoint: string; readonly body: RequestBody },
  work: (key: string | null) => Promise<WireReply>,
): Promise<{ readonly reply: WireReply; readonly headers: Readonly<Record<string, string>> }> {
  const { owner, endpoint, body } = call;
  const key = context.req.header(HEADER);
  if (key === undefined || context.req.method === 'GET') {
    return { reply: await work(null), headers: {} };
  }
  if (!VALID_KEY.test(key))
    throw refuse(400, 'The Idempotency-Key must have 1 to 255 visible characters.');
  const claim = await replies.begin(owner, key, endpoint, await hashRequest(body));
  if (claim === 'mismatch') {
    throw refuse(422, 'This Idempotency-Key was used for another request.');
  }
  if (claim === 'in-progress') {
    throw refuse(409, 'This request is still in progress.', { 'Retry-After': WAIT_S });
  }
  if (claim !== 'fresh') {
    const { replay } = claim;
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

/** Hashes the content of a request, to detect an idempotency key that is reused for another request. */
async function hashRequest(body: RequestBody): Promise<string> {
  const hash = createHash('sha256');
  if (body.kind === 'json') return hash.update(JSON.stringify(body.value) ?? '').digest('hex');
  for (const [name, value] of Object.entries(body.fields)) {
    hash.update(JSON.stringify([name, value instanceof File ? value.name : value]));
    if (value instanceof File) hash.update(new Uint8Array(await value.arrayBuffer()));
  }
  return hash.digest('hex');
}
