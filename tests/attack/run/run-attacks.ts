import type { Attack, Family, Outcome, Row, Target } from '../attack.types.ts';
import { createSend, nextNetwork } from './target.ts';

const TIMEOUT_MS = 120_000;

const formatError = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs one attack with a time limit; an attack that cannot run counts as one that succeeded. */
export async function runAttack(
  family: string,
  attack: Attack,
  target: Target,
  timeoutMs = TIMEOUT_MS,
): Promise<Row> {
  const { name, tried, expected } = attack;
  const network = nextNetwork();
  const controller = new AbortController();
  const own: Target = {
    ...target,
    send: createSend(target.port, () => network, controller.signal),
  };
  const startedAt = performance.now();
  const { promise: timeout, resolve } = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => {
    controller.abort();
    resolve({ seen: `still running after ${timeoutMs / 1000} s`, isRefused: false });
  }, timeoutMs);
  const outcome = await Promise.race([
    attack
      .run(own)
      .catch((error: unknown) => ({ seen: `failed: ${formatError(error)}`, isRefused: false })),
    timeout,
  ]);
  clearTimeout(timer);
  return { family, name, tried, expected, ...outcome, ms: performance.now() - startedAt };
}

const LANES = 4;

/** Runs the attacks of several families, a few at a time. `onRow` gets each result as soon as it is there. */
export async function runFamilies(
  families: readonly Family[],
  target: Target,
  onRow: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const queue = families.flatMap(({ name, attacks }) =>
    attacks.map((attack) => ({ family: name, attack })),
  );
  const rows: Row[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const row = await runAttack(next.family, next.attack, target);
      rows.push(row);
      onRow(row);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return rows;
}
