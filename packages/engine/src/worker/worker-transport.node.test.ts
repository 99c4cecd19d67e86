import type { ApiReply, ApiRequest, Progress, Transport } from '@spinout/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerMessages } from './worker-host.js';
import { workerTransport } from './worker-transport.js';

/** A worker over a real message channel, so that messages are cloned as between threads. */
class ChannelWorker extends EventTarget {
  readonly #channel = new MessageChannel();
  ended = false;

  constructor(engine: Transport | 'hung' | 'never ready') {
    super();
    const { port1, port2 } = this.#channel;
    port1.onmessage = ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data: data as unknown }));
    port2.start();
    if (typeof engine === 'object') answerMessages(port2, engine);
    else if (engine === 'hung') port2.postMessage({ spinout: 'ready' });
    workers.push(this);
  }

  postMessage(message: unknown) {
    this.#channel.port1.postMessage(message);
  }

  /** Posts a message of another library, as pdf.js does when it is loaded. */
  postForeignMessage() {
    this.#channel.port2.postMessage({ sourceName: 'worker', targetName: 'main', action: 'ready' });
  }

  terminate() {
    this.ended = true;
    this.#channel.port1.close();
  }
}

const workers: ChannelWorker[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers.splice(0)) worker.terminate();
});

const transportTo = (engine: Transport | 'hung' | 'never ready') =>
  workerTransport(() => new ChannelWorker(engine) as unknown as Worker);

const json = (value: unknown, status = 200): ApiReply => ({
  status,
  contentType: 'application/json',
  body: { kind: 'json', value },
});

const request = (value: unknown, parts: Partial<ApiRequest> = {}): ApiRequest => ({
  id: 'test.call',
  method: 'POST',
  host: 'api',
  path: '/test',
  accept: 'json',
  signal: new AbortController().signal,
  body: { kind: 'json', value },
  ...parts,
});

const getValue = ({ body }: ApiRequest) => (body.kind === 'json' ? body.value : undefined);
const echo: Transport = { send: (sent) => Promise.resolve(json(getValue(sent))) };

describe('workerTransport', () => {
  it('answers calls that run at once, each with its own reply, in one worker', async () => {
    const transport = transportTo({
      send: async (sent) => {
        const value = getValue(sent) as number;
        for (let turn = value; turn > 0; turn -= 1) await Promise.resolve();
        return json(value);
      },
    });
    const replies = await Promise.all([9, 1, 5].map((value) => transport.send(request(value))));
    expect(replies).toEqual([json(9), json(1), json(5)]);
    expect(workers).toHaveLength(1);
  });

  it('starts no worker before the first call', () => {
    transportTo(echo);
    expect(workers).toHaveLength(0);
  });

  it('carries progress', async () => {
    const reports: Progress[] = [];
    const transport = transportTo({
      send: ({ onProgress }) => {
        onProgress?.({ stage: 'Reading pages', done: 1, total: 2 });
        return Promise.resolve(json(1));
      },
    });
    await transport.send(request(1, { onProgress: (progress) => reports.push(progress) }));
    expect(reports).toEqual([{ stage: 'Reading pages', done: 1, total: 2 }]);
  });

  it('aborts the call in the worker with the caller, and rejects immediately', async () => {
    const stopped = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const transport = transportTo({
      send: ({ signal }) => {
        started.resolve();
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            stopped.resolve();
            resolve(json(1));
          });
        });
      },
    });
    const leaving = new AbortController();
    const answer = transport.send(request(1, { signal: leaving.signal }));
    await started.promise;
    leaving.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    await stopped.promise;
  });

  it('does not send an aborted request', async () => {
    await expect(
      transportTo(echo).send(request(1, { signal: AbortSignal.abort() })),
    ).rejects.toHaveProperty('name', 'AbortError');
    expect(workers).toHaveLength(0);
  });

  it('survives failed calls and values that cannot be cloned', async () => {
    const transport = transportTo({
      send: (sent) =>
        getValue(sent) === 'bad' ? Promise.reject(new Error('a bug')) : echo.send(sent),
    });
    await expect(transport.send(request('bad'))).rejects.toThrow('a bug');
    await expect(transport.send(request(() => 1))).rejects.toHaveProperty('name', 'DataCloneError');
    expect(await transport.send(request('good'))).toEqual(json('good'));
    expect(workers).toHaveLength(1);
  });

  it('rejects a call whose reply cannot be cloned', async () => {
    const transport = transportTo({ send: () => Promise.resolve(json(() => 1)) });
    await expect(transport.send(request(1))).rejects.toThrow('DataCloneError');
  });

  it('ignores foreign messages on the same port', async () => {
    const transport = transportTo(echo);
    const answer = transport.send(request(1));
    workers[0]?.postForeignMessage();
    expect(await answer).toEqual(json(1));
  });

  it('rejects the calls of a crashed worker, and starts a new one for the next call', async () => {
    let broken = true;
    const transport = transportTo({
      send: (sent) => (broken ? new Promise(() => undefined) : echo.send(sent)),
    });
    const left = transport.send(request(1));
    workers[0]?.dispatchEvent(
      Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }),
    );
    await expect(left).rejects.toThrow('The engine crashed: out of memory');
    broken = false;
    expect(await transport.send(request(2))).toEqual(json(2));
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('refuses the calls of a worker that hangs for 10 seconds, and terminates it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const transport = transportTo('hung');
    const paper = transport.send(request(1, { id: 'paper.analyze' }));
    const other = transport.send(request(2));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(10_000);
    expect(workers[0]?.ended).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await paper).toMatchObject({
      status: 422,
      body: { value: { error: expect.stringContaining('longer than 10 seconds') as string } },
    });
    expect(await other).toMatchObject({ status: 504 });
    expect(workers[0]?.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('terminates a worker that still hangs after its only call was aborted', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const transport = transportTo('hung');
    const leaving = new AbortController();
    const left = transport.send(request(1, { signal: leaving.signal }));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    leaving.abort();
    await expect(left).rejects.toHaveProperty('name', 'AbortError');
    vi.advanceTimersByTime(11_000);
    expect(workers[0]?.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts a new worker after one that never became ready', async () => {
    let worker: 'never ready' | Transport = 'never ready';
    const transport = workerTransport(() => new ChannelWorker(worker) as unknown as Worker);
    const leaving = new AbortController();
    const left = transport.send(request(1, { signal: leaving.signal }));
    leaving.abort();
    await expect(left).rejects.toHaveProperty('name', 'AbortError');
    worker = echo;
    expect(await transport.send(request(2))).toEqual(json(2));
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('lets long calls continue while the worker answers pings', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const finish = Promise.withResolvers<ApiReply>();
    const transport = transportTo({ send: () => finish.promise });
    const answer = transport.send(request(1));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    for (let second = 0; second < 25; second += 1) {
      vi.advanceTimersByTime(1000);
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    }
    expect(workers[0]?.ended).toBe(false);
    finish.resolve(json('done'));
    expect(await answer).toEqual(json('done'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
