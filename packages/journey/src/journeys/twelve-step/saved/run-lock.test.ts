import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTabs } from './saved-page.test-tools.js';

/** The locks of a browser: one page holds a lock, others wait for it. */
const provideLocks = () => {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const [options, work] = rest as [{ readonly signal?: AbortSignal }, () => unknown];
    while (held.has(name)) await held.get(name);
    if (options.signal?.aborted) throw new DOMException('made up', 'AbortError');
    const done = Promise.resolve(work());
    held.set(name, done);
    await done;
    held.delete(name);
  };
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a run that another tab performs', () => {
  it('is shown with its current step, and cannot be replaced until it stops there', async () => {
    provideLocks();
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    await deliver();
    expect(first.model().running).toBe(true);
    expect(second.model()).toMatchObject({
      running: false,
      busy: true,
      canStart: false,
      repeatFrom: null,
      replaced: null,
    });
    const current = second.model().steps.find(({ status }) => status === 'in-progress');
    expect(second.model().progress).toBe(
      `In progress in another tab: step ${String(current?.id)} of 12, ${String(current?.title)}. ` +
        'To start another run here, cancel it there.',
    );
    second.actor.send({ type: 'run.repeated' });
    await second.start('Sleep');
    expect(second.topics()).toEqual(['Tides']);
    expect(second.model().running).toBe(false);

    first.stop();
    await deliver();
    const { progress, repeatFrom, busy } = second.model();
    expect(busy).toBe(false);
    expect(progress).toBe(
      `The run stopped before step ${String(repeatFrom)}. Earlier results are still shown.`,
    );
    expect(first.model()).toMatchObject({ busy: false, repeatFrom });
  });

  it('is shown again when it continues there', async () => {
    provideLocks();
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    first.stop();
    await deliver();
    expect(second.model().busy).toBe(false);
    first.actor.send({ type: 'run.repeated' });
    await deliver();
    expect(second.model().busy).toBe(true);
    await first.completeAll();
    await deliver();
    expect(second.model()).toMatchObject({ busy: false, completed: { topic: 'Tides' } });
  });

  it('can be continued here when that tab is closed', async () => {
    provideLocks();
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    await deliver();
    await first.close();
    await deliver();
    expect(second.model().busy).toBe(false);
    second.actor.send({ type: 'run.repeated' });
    await second.completeAll();
    expect(second.model().completed).toEqual({ topic: 'Tides' });
  });
});
