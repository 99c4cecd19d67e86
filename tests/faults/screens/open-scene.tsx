import { createApiClient } from '@spinout/api-client';
import type { HttpTransportSettings } from '@spinout/api-client/http';
import { createIdSource } from '@spinout/research-flow';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { faultyServer, type Answer, type Call } from './faulty-server.js';
import { pass, until } from './page.js';
import type { World } from './scene.types.js';
import { scenes } from './scenes.js';

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

/** Watches for everything that must not happen behind a screen's back. */
export function watchForNoise() {
  const spies = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name));
  const lost: unknown[] = [];
  const lose = (reason: unknown) => lost.push(reason);
  const fall = ({ error }: ErrorEvent) => lost.push(error);
  process.on('unhandledRejection', lose);
  window.addEventListener('error', fall);
  return {
    expectNone: () => {
      expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
      expect(lost).toEqual([]);
    },
    end: () => {
      process.off('unhandledRejection', lose);
      window.removeEventListener('error', fall);
    },
  };
}

/** Puts the screen of a call on the page, over a network that a test decides; StrictMode mounts it twice. */
export async function openScene(call: Call, answer: Answer, settings?: HttpTransportSettings) {
  const scene = scenes[call];
  const runtime = testRuntime();
  const server = faultyServer(answer, { now: () => now().getTime(), ...settings });
  const dependencies: World = {
    api: createApiClient({ transport: server.transport }),
    runtime,
    done: [],
  };
  const view = render(<StrictMode>{scene.screen(dependencies)}</StrictMode>);
  await scene.enter();
  return {
    scene,
    dependencies,
    log: runtime.log,
    unmount: view.unmount,
    ids: () => server.sent.map(({ id }) => id),
    sent: server.sent,
    ask: () => scene.ask?.(),
    /** Waits until the network has seen so many requests. */
    requests: (count: number) => until(() => server.sent.length >= count),
    pass,
  };
}
