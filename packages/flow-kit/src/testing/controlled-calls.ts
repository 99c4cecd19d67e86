import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Turns of the microtask queue until an answer has gone all the way. */
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

/** Calls that a test answers itself, in any order. */
export function controlledCalls() {
  let open: Call[] = [];
  const most = new Map<string, number>();

  const live = (): readonly Call[] => open.filter(({ signal }) => !signal.aborted);

  return {
    /** An actor for a slot; it waits until a test settles it. */
    slot: <Output, Input>(slot: string): PromiseActorLogic<Output, Input> =>
      fromPromise<Output, Input>(
        ({ signal }) =>
          new Promise<Output>((resolve, reject) => {
            open.push({ slot, signal, resolve: resolve as Call['resolve'], reject });
            const now = live().filter((call) => call.slot === slot).length;
            most.set(slot, Math.max(most.get(slot) ?? 0, now));
          }),
      ),
    /** Answers one of the calls, also one that was left; does nothing when there is none. */
    async settle(pick: number, answer: (slot: string) => { output: unknown } | { error: unknown }) {
      const [call] = open.length === 0 ? [] : open.splice(pick % open.length, 1);
      if (call === undefined) return;
      const given = answer(call.slot);
      if ('output' in given) call.resolve(given.output);
      else call.reject(given.error);
      await rest();
    },
    /** Forgets all calls so far. What waits for them waits for ever. */
    forget() {
      open = [];
      most.clear();
    },
    /** Lets everything that is already decided happen. */
    rest,
    /** The most requests that one slot had under way at once. */
    mostAtOnce: () => Math.max(0, ...most.values()),
  };
}
