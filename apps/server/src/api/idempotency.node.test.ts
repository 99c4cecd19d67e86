import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { onError } from '../http/errors.js';
import { createLogger } from '../http/logger.js';
import { requestId } from '../http/request-id.js';
import type { AppEnv } from '../http/app-env.js';
import { idempotentReplies } from '../store/idempotent-replies.js';
import { processOnce } from './idempotency.js';
import { createResponse, type WireReply } from './serialize-reply.js';

const PATH = '/call';

const reply = (status: number, text: string): WireReply => ({
  status,
  contentType: 'application/json',
  body: new TextEncoder().encode(JSON.stringify({ text })),
});

describe('a request with an Idempotency-Key', () => {
  eachDatabase((database) => {
    /** Serves a call with one handler per request that is processed. */
    const serve = (...handlers: readonly (() => Promise<WireReply> | WireReply)[]) => {
      const replies = idempotentReplies(database().db, { now: () => new Date() });
      const owner = `user:${randomUUID()}`;
      let callCount = 0;
      const app = new Hono<AppEnv>();
      app.onError(onError(createLogger({ level: 'silent' })));
      app.use(requestId());
      app.post(PATH, async (context) => {
        const value: unknown = await context.req.json();
        const body = { kind: 'json', value } as const;
        const call = { owner, endpoint: 'test.call', body };
        const result = await processOnce(context, replies, call, async () => {
          callCount += 1;
          return handlers[callCount - 1]!();
        });
        return createResponse(result.reply, result.headers);
      });
      const send = async (key = 'key-1', value: unknown = { topic: 'tau' }) => {
        const response = await app.request(PATH, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(value),
        });
        return { status: response.status, replayed: response.headers.has('Idempotency-Replayed') };
      };
      return { send, callCount: () => callCount };
    };

    it.each([500, 501, 502, 503, 504])(
      'is processed again after a reply with status %i',
      async (status) => {
        const { send, callCount } = serve(
          () => reply(status, 'failed'),
          () => reply(200, 'done'),
        );
        expect(await send()).toEqual({ status, replayed: false });
        expect(await send()).toEqual({ status: 200, replayed: false });
        expect(await send()).toEqual({ status: 200, replayed: true });
        expect(callCount()).toBe(2);
      },
    );

    it.each([
      ['an exception', new Error('boom')],
      ['a timeout', new DOMException('The time is up.', 'TimeoutError')],
    ])('is processed again after %s', async (_, fault) => {
      const { send, callCount } = serve(
        () => Promise.reject(fault),
        () => Promise.reject(fault),
        () => reply(200, 'done'),
      );
      expect(await send()).toEqual({ status: 500, replayed: false });
      expect(await send()).toEqual({ status: 500, replayed: false });
      expect(await send()).toEqual({ status: 200, replayed: false });
      expect(callCount()).toBe(3);
    });

    it('accepts another request under a key whose request failed', async () => {
      const { send } = serve(
        () => reply(503, 'failed'),
        () => reply(200, 'done'),
      );
      await send('key-1', { topic: 'tau' });
      expect(await send('key-1', { topic: 'amyloid' })).toEqual({ status: 200, replayed: false });
    });

    it('replays the stored reply after a refusal', async () => {
      const { send, callCount } = serve(() => reply(422, 'refused'));
      expect(await send()).toEqual({ status: 422, replayed: false });
      expect(await send()).toEqual({ status: 422, replayed: true });
      expect(callCount()).toBe(1);
    });
  });
});
