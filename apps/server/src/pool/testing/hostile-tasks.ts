import type { TaskFunction } from '../task-runner.js';

const BLOCK_BYTES = 8 * 2 ** 20;

/** Keeps its thread busy without ever looking at messages. */
const hang = (): never => {
  for (;;) Math.sqrt(2);
};

/** Tasks as an attacker would like them. */
export const hostileTasks = {
  echo: async (input) => input,
  hang: async () => hang(),
  /** Fills the heap. */
  hoardObjects: async () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => index + kept.length));
  },
  /** Fills the memory outside of the heap. */
  hoardBuffers: async () => {
    const kept: Uint8Array[] = [];
    for (;;) {
      kept.push(new Uint8Array(BLOCK_BYTES).fill(kept.length));
      // As a parser does in between.
      for (let turn = 0; turn < 1e6; turn += 1) Math.sqrt(turn);
    }
  },
  call: async (input, { call }) => {
    const { service, values } = input as { service: string; values: unknown[] };
    return call(service, values);
  },
  /** Ends only when it is canceled. */
  waitForCancel: (_, __, signal) =>
    new Promise((__resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  size: async (input) => (input as { bytes: ArrayBuffer }).bytes.byteLength,
} satisfies Readonly<Record<string, TaskFunction>>;
