import { vi } from 'vitest';
import type { HttpTransportSettings } from './http-transport-settings.js';
import { httpTransport } from './http-transport.js';
import { countedSleep } from './loopback.fixtures.js';

/** A reply of the server. */
export type Step =
  number | 'broken' | 'good' | { readonly retryAfter: string; readonly status?: 409 | 429 | 503 };

/** A server that replies by a script, repeating its last step, and a clock that only `sleep` advances. */
export const createScriptedFetch = (
  steps: readonly Step[],
  settings: HttpTransportSettings = {},
) => {
  const { delays, sleep } = countedSleep();
  let time = 0;
  let sent = 0;
  const send = vi.fn<typeof fetch>(async () => {
    sent += 1;
    const step = steps[Math.min(sent, steps.length) - 1];
    if (step === 'broken') throw new TypeError('fetch failed');
    if (typeof step === 'object') {
      const { status = 429, retryAfter } = step;
      return Response.json({}, { status, headers: { 'retry-after': retryAfter } });
    }
    return Response.json({ ok: true }, { status: typeof step === 'number' ? step : 200 });
  });
  const transport = httpTransport({
    apiBase: 'https://api.example.org',
    fetch: send,
    now: () => time,
    random: () => 0.5,
    sleep: async (ms, signal) => {
      await sleep(ms, signal);
      time += ms;
    },
    ...settings,
  });
  return { send, delays, context: { transport } };
};

/** The idempotency keys of the requests. */
export const getSentKeys = (send: ReturnType<typeof createScriptedFetch>['send']) =>
  send.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
