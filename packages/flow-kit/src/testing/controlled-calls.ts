import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Microtask ticks until a reply is fully processed. */
const TICKS = 8;

const rest = async () => {
  for (let tick = 0; tick < TICKS; tick += 1) await Promise.resolve();
};

interface Call {
  readonly slot: string;
  readonly signal: AbortSignal;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests that a test answers in any order. */
export function controlledCalls() {
  let open: Call[] = [];
  const maxBySlot = new Map<string, number>();

  const live = (): readonly Call[] => open.filter(({ signal }) => !signal.aborted);

  return {
    /** An actor for a slot; it waits until the test settles it. */
    slot: <Output, Input>(slot: string): PromiseActorLogic<Output, Input> =>
      fromPromise<Output, Input>(
        ({ signal }) =>
          new Promise<Output>((resolve, reject) => {
            open.push({ slot, signal, resolve: resolve as Call['resolve'], reject });
            const now = live().filter((call) => call.slot === slot).length;
            maxBySlot.set(slot, Math.max(maxBySlot.get(slot) ?? 0, now));
          }),
      ),
    /** Settles one of the requests, even an aborted one; does nothing if there is none. */
    async settle(pick: number, answer: (slot: string) => { output: unknown } | { error: unknown }) {
      const [call] = open.length === 0 ? [] : open.splice(pick % open.length, 1);
      if (call === undefined) return;
      const reply = answer(call.slot);
      if ('output' in reply) call.resolve(reply.output);
      else call.reject(reply.error);
      await rest();
    },
    /** Forgets all requests so far; they are never settled. */
    forget() {
      open = [];
      maxBySlot.clear();
    },
    /** Waits until all settled promises are processed. */
    rest,
    /** The maximum number of concurrent requests of one slot. */
    maxConcurrent: () => Math.max(0, ...maxBySlot.values()),
  };
}
