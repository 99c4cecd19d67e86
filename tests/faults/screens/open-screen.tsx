import { createApiClient } from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import type { HttpTransportSettings } from '@spinout/api-client/http';
import { createIdSource } from '@spinout/research-flow';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { faultyServer, type Answer, type Call } from './faulty-server.js';
import { advanceTime, waitForCondition } from './page.js';
import type { ScreenDependencies } from './screen-case.types.js';
import { screenCases } from './screen-cases.js';

const now = () => new Date('2026-03-02T10:00:00Z');

const testRuntime = () => {
  let keys = 0;
  return {
    log: { warn: vi.fn(), error: vi.fn() },
    now,
    newId: createIdSource(now),
    newKey: () => `key-${(keys += 1)}`,
    random: () => 0.5,
  };
};

/** Watches for console output and unhandled errors. */
export function watchForErrors() {
  const spies = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name));
  const unhandled: unknown[] = [];
  const onRejection = (reason: unknown) => unhandled.push(reason);
  const onError = ({ error }: ErrorEvent) => unhandled.push(error);
  process.on('unhandledRejection', onRejection);
  window.addEventListener('error', onError);
  return {
    expectNone: () => {
      expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
      expect(unhandled).toEqual([]);
    },
    end: () => {
      process.off('unhandledRejection', onRejection);
      window.removeEventListener('error', onError);
    },
  };
}

/** Renders the screen of a call with a faulty server, in StrictMode, which mounts it twice. */
export async function openScreen(call: Call, answer: Answer, settings?: HttpTransportSettings) {
  const screenCase = screenCases[call];
  const runtime = testRuntime();
  const server = faultyServer(answer, { now: () => now().getTime(), ...settings });
  const dependencies: ScreenDependencies = {
    api: createApiClient({
      transport: server.transport,
      idempotency: createIdempotencyKeys({ newKey: runtime.newKey }),
    }),
    runtime,
    done: [],
  };
  const view = render(<StrictMode>{screenCase.screen(dependencies)}</StrictMode>);
  await screenCase.enter();
  return {
    screenCase,
    dependencies,
    log: runtime.log,
    unmount: view.unmount,
    ids: () => server.sent.map(({ id }) => id),
    sent: server.sent,
    submit: () => screenCase.submit?.(),
    /** Waits until this number of requests was sent. */
    requests: (count: number) => waitForCondition(() => server.sent.length >= count),
    advanceTime,
  };
}
