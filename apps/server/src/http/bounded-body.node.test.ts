import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import {
  boundedBytes,
  boundedChunks,
  checkLength,
  tooLarge,
  type BodyBounds,
} from './bounded-body.js';

const KB = 1024;
const MB = 1024 * KB;

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

/** A body whose chunks arrive after the given milliseconds each; null breaks the connection. */
const streamOf = (...chunks: readonly (readonly [delayMs: number, bytes: number | null])[]) => {
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = chunks[next];
      next += 1;
      if (!chunk) return controller.close();
      const [delayMs, bytes] = chunk;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (bytes === null) controller.error(new Error('reset'));
      else controller.enqueue(new Uint8Array(bytes).fill(7));
    },
  });
};

const refusalOf = async (result: Promise<unknown> | (() => unknown)) => {
  try {
    await (typeof result === 'function' ? result() : result);
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    const response = error.getResponse();
    return {
      status: response.status,
      message: error.message,
      connection: response.headers.get('connection'),
    };
  }
  return null;
};

const read = (request: Request, bounds: Partial<BodyBounds> = {}) =>
  boundedBytes(request, { maxBytes: 10, ...bounds });

describe('a body within its limits', () => {
  it('is read with all of its chunks', async () => {
    const bytes = await read(post(streamOf([0, 3], [5, 4], [0, 3])));
    expect([...bytes]).toEqual(Array.from({ length: 10 }, () => 7));
    expect(await read(post(null))).toHaveLength(0);
  });

  it('may take longer than the idle timeout, if it is fast enough on average', async () => {
    const slow = streamOf([0, 100], [150, 100], [150, 100], [150, 100], [150, 100]);
    const bounds = { maxBytes: 1000, idleTimeoutMs: 500, minBytesPerSecond: 100 };
    expect(await read(post(slow), bounds)).toHaveLength(500);
  });

  it('reserves the memory of each chunk before it is passed on', async () => {
    const reserved: number[] = [];
    const lease = {
      reserve: (bytes: number) => void reserved.push(bytes),
      release: () => undefined,
    };
    for await (const chunk of boundedChunks(post(streamOf([0, 3], [0, 4])), {
      maxBytes: 10,
      lease,
    }))
      expect(reserved.at(-1)).toBe(chunk.byteLength);
    expect(reserved).toEqual([3, 4]);
  });
});

describe('a body that is too large', () => {
  it('is refused by its declared length, without being read', async () => {
    const request = post(streamOf([0, 1]), { 'Content-Length': '11' });
    expect(await refusalOf(read(request))).toMatchObject({ status: 413 });
    expect(request.bodyUsed).toBe(false);
    expect(await refusalOf(() => checkLength(request, 10))).toMatchObject({ status: 413 });
    expect(await refusalOf(() => checkLength(request, 11))).toBeNull();
    expect(await refusalOf(() => checkLength(post('x'), 0))).toBeNull();
  });

  it('is refused while it arrives, and its memory is not reserved', async () => {
    const reserved: number[] = [];
    const lease = {
      reserve: (bytes: number) => void reserved.push(bytes),
      release: () => undefined,
    };
    const refusal = await refusalOf(read(post(streamOf([0, 6], [0, 5], [0, 1])), { lease }));
    expect(refusal).toMatchObject({ status: 413, connection: null });
    expect(reserved).toEqual([6]);
  });

  it.each([
    [64 * KB, '64 KB'],
    [1500, '2 KB'],
    [MB - 1, '1024 KB'],
    [MB, '1 MB'],
    [25.9 * MB, '25 MB'],
  ])('is refused with the limit in words: %i', async (bytes, size) => {
    expect((await refusalOf(() => Promise.reject(tooLarge(bytes))))?.message).toBe(
      `This is larger than ${size}, the limit for this request.`,
    );
  });

  it('is refused with another limit if the one that counts includes overhead', async () => {
    const bounds = { maxBytes: 10, statedMaxBytes: 2 * KB };
    const arriving = await refusalOf(read(post(streamOf([0, 11])), bounds));
    const declared = await refusalOf(read(post(null, { 'Content-Length': '11' }), bounds));
    expect(arriving?.message).toContain('2 KB');
    expect(declared?.message).toContain('2 KB');
  });
});

describe('a body that is too slow', () => {
  const TOO_SLOW = {
    status: 408,
    message: 'This request was too slow and was stopped. Check the connection and try again.',
    connection: 'close',
  };

  it('is refused if nothing arrives for the idle timeout', async () => {
    expect(await refusalOf(read(post(streamOf([0, 1], [300, 1])), { idleTimeoutMs: 30 }))).toEqual(
      TOO_SLOW,
    );
  });

  it('is refused if it falls below the minimum rate, however steadily it arrives', async () => {
    const steady = streamOf(...Array.from({ length: 20 }, () => [20, 1] as const));
    const bounds = { maxBytes: 100, idleTimeoutMs: 60, minBytesPerSecond: 1000 };
    expect(await refusalOf(read(post(steady), bounds))).toEqual(TOO_SLOW);
  });

  it('is given half a minute by default', async () => {
    expect(await refusalOf(read(post(streamOf([0, 1], [100, 1]))))).toBeNull();
  });
});

describe('a body whose connection breaks', () => {
  it('is refused as incomplete', async () => {
    expect(await refusalOf(read(post(streamOf([0, 1], [0, null]))))).toEqual({
      status: 400,
      message: 'The connection broke before the request was complete.',
      connection: null,
    });
  });
});
