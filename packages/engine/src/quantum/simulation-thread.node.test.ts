import { Worker as Thread } from 'node:worker_threads';
import { createPlatformClient } from '@spinout/api-client';
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { workerTransport } from '../worker/worker-transport.js';

/** What a worker of a page is made of, on a thread; the flag rises when a run has its answer. */
const INSIDE = `
import { parentPort, workerData } from 'node:worker_threads';
import { quantumHandlers } from '../handlers/quantum.handlers.js';
import { memoryStore } from '../store/store.js';
import { answerMessages } from '../worker/worker-host.js';

const world = { now: () => new Date(0), seed: 1, store: memoryStore(), library: async () => [] };
const handlers = new Map(quantumHandlers.map((each) => [each.id, each]));
const engine = {
  async send(request) {
    const reply = await handlers.get(request.id).answer(request, world);
    if (request.id === 'quantum.runSimulation') {
      Atomics.store(workerData, 0, 1);
      Atomics.notify(workerData, 0);
    }
    return reply;
  },
};
answerMessages(
  {
    postMessage: (message) => parentPort.postMessage(message),
    addEventListener: (_, listener) => parentPort.on('message', (data) => listener({ data })),
  },
  engine,
);
`;

const bundled = async () => {
  const { outputFiles } = await build({
    stdin: { contents: INSIDE, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    conditions: ['@spinout/source'],
  });
  return outputFiles[0]?.text ?? '';
};

/** A thread that behaves as a web worker does. */
class ThreadWorker extends EventTarget {
  readonly #thread: Thread;
  /** Called with all that is sent to the thread. */
  onPost: (message: unknown) => void = () => undefined;

  constructor(code: string, flag: Int32Array) {
    super();
    this.#thread = new Thread(code, { eval: true, workerData: flag });
    this.#thread.on('message', (data: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    threads.push(this);
  }

  postMessage(message: unknown) {
    this.#thread.postMessage(message);
    this.onPost(message);
  }

  terminate() {
    return this.#thread.terminate();
  }
}

const threads: ThreadWorker[] = [];

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.terminate();
});

const LONGEST_RUN_MS = 120_000;

describe('a simulation behind the worker transport', () => {
  it(
    'T-50 of 20 qubits on a state vector needs nothing of the page’s thread, which is idle meanwhile',
    async () => {
      const flag = new Int32Array(new SharedArrayBuffer(4));
      const worker = new ThreadWorker(await bundled(), flag);
      const transport = workerTransport(() => worker as unknown as Worker);
      const { quantum } = createPlatformClient({ transport });
      const { circuit } = await quantum.createCircuit({
        name: 'Circuit 20 qubits',
        num_qubits: 20,
        template: 'qft',
      });

      const sent = new Promise((resolve) => (worker.onPost = resolve));
      const run = quantum.runSimulation({ circuit_id: circuit?.id ?? '', shots: 1024 });
      await sent;
      expect(Atomics.load(flag, 0)).toBe(0);
      // From here to the end of the run not one line is run on this thread.
      expect(Atomics.wait(flag, 0, 0, LONGEST_RUN_MS)).toBe('ok');

      const { job } = await run;
      expect(job?.method).toBe('state-vector');
      const counts = Object.values(job?.results ?? {});
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1024);
    },
    LONGEST_RUN_MS,
  );
});
