import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  pollDelayMs,
  servicesStatusMachine,
  type PageEvent,
  type ServiceState,
} from './services-status.machine.js';

const online: readonly ServiceState[] = [{ name: 'pdf', status: 'online' }];

/** Starts the machine with a controlled server and clock. */
const open = () => {
  const clock = new SimulatedClock();
  const runtime = {
    ...testRuntime(),
    now: () => new Date(Date.UTC(2026, 2, 2, 10) + clock.now()),
  };
  const calls: { resolve: (s: readonly ServiceState[]) => void; reject: (e: unknown) => void }[] =
    [];
  const aborted = vi.fn();
  let tell: (event: PageEvent) => void = () => undefined;
  const left = vi.fn();
  const actor = createActor(
    servicesStatusMachine.provide({
      actors: {
        readServices: fromPromise<readonly ServiceState[], void>(
          ({ signal }) =>
            new Promise((resolve, reject) => {
              signal.addEventListener('abort', aborted);
              calls.push({ resolve, reject });
            }),
        ),
        visibility: fromCallback(({ sendBack }) => {
          tell = sendBack;
          return left;
        }),
      },
    }),
    { input: { runtime }, clock },
  );
  actor.start();
  const rest = async () => {
    for (let tick = 0; tick < 8; tick += 1) await Promise.resolve();
  };
  return {
    actor,
    runtime,
    clock,
    left,
    aborted,
    asked: () => calls.length,
    answer: async (services = online) => {
      calls.at(-1)?.resolve(services);
      await rest();
    },
    fail: async () => {
      calls.at(-1)?.reject(new Error('no answer'));
      await rest();
    },
    tell: (type: PageEvent['type']) => tell({ type }),
    context: () => actor.getSnapshot().context,
  };
};

describe('the services machine', () => {
  it('polls immediately', () => expect(open().asked()).toBe(1));

  it('PANEL-07, CONST-23 polls again 30 s after the response, not before (S-90)', async () => {
    const { clock, asked, answer } = open();
    await answer();
    clock.increment(29_999);
    expect(asked()).toBe(1);
    clock.increment(1);
    expect(asked()).toBe(2);
  });

  it('never has two requests in progress, however slow the response', async () => {
    const { clock, asked, answer } = open();
    clock.increment(300_000);
    expect(asked()).toBe(1);
    await answer();
    clock.increment(30_000);
    expect(asked()).toBe(2);
  });

  it('waits 30, 60 and then 120 s without a response, and 30 s again after one', async () => {
    const { clock, asked, answer, fail, runtime } = open();
    for (const [index, seconds] of [30, 60, 120, 120].entries()) {
      await fail();
      clock.increment(seconds * 1_000 - 1);
      expect(asked()).toBe(index + 1);
      clock.increment(1);
      expect(asked()).toBe(index + 2);
    }
    expect(runtime.log.warn).toHaveBeenCalledTimes(4);
    await answer();
    clock.increment(30_000);
    expect(asked()).toBe(6);
  });

  it('keeps the last response and its age if the next request fails', async () => {
    const { clock, answer, fail, context } = open();
    await answer();
    clock.increment(30_000);
    await fail();
    expect(context()).toMatchObject({ services: online, failures: 1 });
    expect(context().attemptedAt!.getTime() - context().checkedAt!.getTime()).toBe(30_000);
  });

  it('does not poll while the page is hidden, and polls immediately when it is shown again', async () => {
    const { clock, asked, answer, tell } = open();
    await answer();
    tell('page.hidden');
    clock.increment(300_000);
    expect(asked()).toBe(1);
    tell('page.shown');
    expect(asked()).toBe(2);
  });

  it('cancels a request when the page is hidden', () => {
    const { aborted, tell, asked } = open();
    tell('page.hidden');
    expect(aborted).toHaveBeenCalledOnce();
    tell('page.shown');
    expect(asked()).toBe(2);
  });

  it('stops polling when the widget is unmounted (T-53)', async () => {
    const { actor, clock, asked, answer, left } = open();
    await answer();
    actor.stop();
    clock.increment(300_000);
    expect(asked()).toBe(1);
    expect(left).toHaveBeenCalledOnce();
  });

  it('opens and closes at any time', () => {
    const { actor, context } = open();
    actor.send({ type: 'details.toggled', isOpen: true });
    expect(context().isOpen).toBe(true);
  });
});

it('never waits longer than two minutes', () =>
  expect([0, 1, 2, 3, 1_000].map(pollDelayMs)).toEqual([30_000, 30_000, 60_000, 120_000, 120_000]));
