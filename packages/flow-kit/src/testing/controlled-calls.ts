import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Microtask ticks until a reply is fully processed. */
const MICROTASK_TICKS = 8;

const flushReplies = async () => {
  for (let tick = 0; tick < MICROTASK_TICKS; tick += 1) await Promise.resolve();
};

interface Call {
  readonly slot: string;
  readonly signal: AbortSignal;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests that a test answers in any order. */
export function controlledCalls() {
  let openCalls: Call[] = [];
  const maxBySlot = new Map<string, number>();

  const listActiveCalls = (): readonly Call[] => openCalls.filter(({ signal }) => !signal.aborted);

  return {
    /** An actor for a slot; it waits until the test resolves or rejects it. */
    slot: <Output, Input>(slot: string): PromiseActorLogic<Output, Input> =>
      fromPromise<Output, Input>(
        ({ signal }) =>
          new Promise<Output>((resolve, reject) => {
            openCalls.push({ slot, signal, resolve: resolve as Call['resolve'], reject });
            const activeCount = listActiveCalls().filter((call) => call.slot === slot).length;
            maxBySlot.set(slot, Math.max(maxBySlot.get(slot) ?? 0, activeCount));
          }),
      ),
    /** Resolves or rejects one of the requests, even an aborted one; does nothing if there is none. */
    async replyTo(
      pick: number,
      answer: (slot: string) => { output: unknown } | { error: unknown },
    ) {
      const [call] = openCalls.length === 0 ? [] : openCalls.splice(pick % openCalls.length, 1);
      if (call === undefined) return;
      const reply = answer(call.slot);
      if ('output' in reply) call.resolve(reply.output);
      else call.reject(reply.error);
      await flushReplies();
    },
    /** Forgets all requests so far; they stay pending. */
    reset() {
      openCalls = [];
      maxBySlot.clear();
    },
    /** Waits until all replies are processed. */
    flushReplies,
    /** The maximum number of concurrent requests of one slot. */
    maxConcurrent: () => Math.max(0, ...maxBySlot.values()),
  };
}
