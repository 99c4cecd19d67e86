import { ApiError } from '@spinout/api-client';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  mainPageMachine,
  TOGGLES,
  type BackendHealth,
  type MainPageInput,
  type ToggleName,
} from './main-page.machine.js';

const never = () => new Promise<BackendHealth>(() => undefined);

const open = (check: () => Promise<BackendHealth>, input: Partial<MainPageInput> = {}) => {
  const runtime = testRuntime();
  let checks = 0;
  const checkHealth = fromPromise<BackendHealth, undefined>(() => {
    checks += 1;
    return check();
  });
  const actor = createActor(mainPageMachine.provide({ actors: { checkHealth } }), {
    input: { runtime, ...input },
  });
  actor.start();
  return { actor, runtime, checks: () => checks };
};

describe('the main page', () => {
  it('MAIN-15 is checking initially', () => {
    expect(open(never).actor.getSnapshot().value).toBe('checking');
  });

  it('MAIN-16 is ready if the health call succeeds', async () => {
    const { actor, checks } = open(async () => 'healthy');
    await waitFor(actor, (state) => state.matches('ready'));
    expect(checks()).toBe(1);
  });

  it('MAIN-17 is in error if the health call returns not ok', async () => {
    const { actor, checks } = open(async () => 'refused');
    await waitFor(actor, (state) => state.matches('error'));
    expect(checks()).toBe(1);
  });

  it('MAIN-18 is offline if the health call fails, logs the error and does not retry', async () => {
    const failure = new ApiError('unreachable', { endpoint: 'tenStep.health' });
    const { actor, runtime, checks } = open(() => Promise.reject(failure));
    await waitFor(actor, (state) => state.matches('offline'));
    expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
    expect(checks()).toBe(1);
  });

  const getOpenViews = (toggles: readonly ToggleName[]) => {
    const { actor } = open(never);
    for (const toggle of toggles) actor.send({ type: 'toggle.pressed', toggle });
    return TOGGLES.filter((name) => actor.getSnapshot().context.open[name]);
  };

  it.each([
    [['demo'], ['demo']],
    [['demo', 'demo'], []],
    [['design', 'demo'], ['demo']],
    [['design', 'demo', 'platform'], ['platform']],
    [['design', 'demo', 'platform', 'platform'], []],
    [['platform', 'design'], ['design']],
    [['platform', 'design', 'design'], []],
    [['platform', 'design', 'platform'], ['platform']],
  ] as const)('MAIN-08 has after presses of %j only the last view open', (presses, opened) => {
    expect(getOpenViews(presses)).toEqual(opened);
  });

  it('MAIN-12 closes views that the host opened together one by one, in the order of priority (S-56)', () => {
    const { actor } = open(never, { open: { platform: true, demo: true, design: true } });
    const getOpen = () => TOGGLES.filter((name) => actor.getSnapshot().context.open[name]);
    for (const [toggle, left] of [
      ['design', ['platform', 'demo']],
      ['demo', ['platform']],
      ['platform', []],
    ] as const) {
      actor.send({ type: 'toggle.pressed', toggle });
      expect(getOpen()).toEqual(left);
    }
  });

  it('shows the view that the host navigates to, or the journey for none', () => {
    const { actor } = open(never, { open: { demo: true } });
    actor.send({ type: 'view.requested', view: 'platform' });
    expect(actor.getSnapshot().context.open).toEqual({
      platform: true,
      demo: false,
      design: false,
    });
    actor.send({ type: 'view.requested', view: null });
    expect(Object.values(actor.getSnapshot().context.open)).toEqual([false, false, false]);
  });

  it('starts with the views that the host opens', () => {
    const { actor } = open(never, { open: { platform: true } });
    expect(actor.getSnapshot().context.open).toEqual({
      platform: true,
      demo: false,
      design: false,
    });
  });
});
