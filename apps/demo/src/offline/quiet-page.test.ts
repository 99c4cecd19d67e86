import type { ApiReply, ApiRequest } from '@spinout/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuietPage } from './quiet-page.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const open = () => {
  const page = createQuietPage();
  const onQuiet = vi.fn();
  return { page, onQuiet, cancel: page.whenQuiet(onQuiet) };
};

describe('a page', () => {
  it('is quiet after five seconds without work, which it reports once', () => {
    const { page, onQuiet } = open();
    vi.advanceTimersByTime(4_999);
    expect(onQuiet).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    page.begin()();
    vi.advanceTimersByTime(60_000);
    expect(onQuiet).toHaveBeenCalledOnce();
  });

  it('is not quiet while the person waits for something, nor just after', () => {
    const { page, onQuiet } = open();
    vi.advanceTimersByTime(4_000);
    const [endFirst, endSecond] = [page.begin(), page.begin()];
    endFirst();
    endFirst();
    vi.advanceTimersByTime(60_000);
    expect(onQuiet).not.toHaveBeenCalled();
    endSecond();
    vi.advanceTimersByTime(4_999);
    expect(onQuiet).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onQuiet).toHaveBeenCalledOnce();
  });

  it('is not quiet during a call, whether it succeeds or fails', async () => {
    const { page, onQuiet } = open();
    const { promise, reject } = Promise.withResolvers<ApiReply>();
    const call = page.watch({ send: () => promise }).send({} as ApiRequest);
    vi.advanceTimersByTime(60_000);
    expect(onQuiet).not.toHaveBeenCalled();
    reject(new Error('made up'));
    await expect(call).rejects.toThrow('made up');
    vi.advanceTimersByTime(5_000);
    expect(onQuiet).toHaveBeenCalledOnce();
  });

  it('reports nothing after it was closed', () => {
    const { onQuiet, cancel } = open();
    cancel();
    vi.advanceTimersByTime(60_000);
    expect(onQuiet).not.toHaveBeenCalled();
  });
});
