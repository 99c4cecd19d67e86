import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmUpBeforeTasks } from './warm-worker.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const start = (
  data: unknown,
  warmUp = vi.fn<(signal: AbortSignal) => Promise<void>>(() => Promise.resolve()),
) => ({
  warmUp,
  run: warmUpBeforeTasks((task: string) => Promise.resolve(`${task} done`), data, warmUp),
});

it('gets a worker ready that waits for its first task', async () => {
  const { warmUp, run } = start({ warmsUp: true });
  await vi.runAllTimersAsync();
  expect(warmUp).toHaveBeenCalledOnce();
  expect(await run('read')).toBe('read done');
});

it('does not delay the task for which a worker was started', async () => {
  const { warmUp, run } = start({ warmsUp: true });
  expect(await run('read')).toBe('read done');
  await vi.runAllTimersAsync();
  expect(warmUp).not.toHaveBeenCalled();
});

it('ends getting ready when the first task comes', async () => {
  const { warmUp, run } = start({ warmsUp: true });
  await vi.runAllTimersAsync();
  const [signal] = warmUp.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  expect(await run('read')).toBe('read done');
  expect(signal?.aborted).toBe(true);
});

it.each([null, undefined, {}, { warmsUp: false }])('does nothing for %j', async (data) => {
  const { warmUp } = start(data);
  await vi.runAllTimersAsync();
  expect(warmUp).not.toHaveBeenCalled();
});

it('runs tasks if it could not get ready', async () => {
  const { run } = start(
    { warmsUp: true },
    vi.fn<(signal: AbortSignal) => Promise<void>>(() => Promise.reject(new Error('made up'))),
  );
  await vi.runAllTimersAsync();
  expect(await run('read')).toBe('read done');
});
