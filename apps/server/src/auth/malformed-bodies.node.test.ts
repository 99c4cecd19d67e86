import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { post } from './testing/sign-in-steps.js';
import { shareSignInServer } from './testing/shared-sign-in-server.js';

const { server } = shareSignInServer();

describe('malformed bodies', () => {
  const bodies: readonly (readonly [string, unknown])[] = [
    ['nothing', ''],
    ['broken JSON', '{"code":'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '["code"]'],
    ['a list as code', { code: ['x'], state: 's' }],
    ['an object as code', { code: { length: 5 }, state: 's' }],
    ['a number as state', { code: 'x', state: 1 }],
    ['a huge code', { code: 'x'.repeat(5000), state: 's' }],
    ['an invalid verifier', { code: 'x', state: 's', code_verifier: 'short' }],
    ['a list as verifier', { code: 'x', state: 's', code_verifier: ['a'.repeat(43)] }],
    ['a prototype', '{"__proto__":{"code":"x","state":"s"}}'],
    ['deeply nested JSON', '['.repeat(20_000)],
    ['a code with a NUL', { code: `spinout_code_${'\u0000'.repeat(43)}`, state: 's' }],
    ['unpaired surrogates', { code: '\ud800', state: '\udfff' }],
  ];

  it.each(bodies)('API-25 refuses %s', async (_, body) => {
    const reply = await post(`${server().api}/auth/callback`, body);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { error } = z.parse(z.object({ error: z.string() }), await reply.json());
    expect(error).toMatch(/^[A-Z].*\.$/);
  });

  it('API-25 requires the JSON content type and limits the size', async () => {
    const send = (type: string, body: string) =>
      fetch(`${server().api}/auth/callback`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect((await send('text/plain', '{"code":"x"}')).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded', 'code=x&state=s')).status).toBe(415);
    expect((await send('application/jsonp', '{"code":"x"}')).status).toBe(415);
    expect((await send('application/json', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
  });

  it('API-25 replies to any JSON with 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        expect((await post(`${server().api}/auth/callback`, JSON.stringify(body))).status).toBe(
          400,
        );
      }),
      { numRuns: 60 },
    );
  });
});
