import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerProgram } from '../../crash/server-process.ts';
import type { Family, LoadAttack, LoadFigures, Outcome, Row } from '../attack.types.ts';
import { startAttackedServer, type AttackedServer } from '../run/attacked-server.ts';
import { send } from '../run/send.ts';
import { createSend, newGuest, nextNetwork } from '../run/target.ts';
import { startBareServer } from './bare-server.ts';
import { forgetPeak, readMemoryMb, readPeakMb, readThreadMs } from './process-figures.ts';

/** Most that one attack may cost. */
const MAX_THREAD_MS = 1000;
const MAX_MEMORY_MB = 512;
const MAX_HEALTH_MS = 100;
/** Times what the same flood costs a server that does nothing, where that is more. */
const MAX_OF_BARE_SERVER = 2;

/** Longer than a call may compute on a busy machine. */
const TIMEOUT_MS = 45_000;
const MANY_REQUESTS_TIMEOUT_MS = 60_000;
const AFTERWARDS_MS = 300;
const ALIVE_MS = 2000;
/** A process that takes more is ended, to protect this machine. */
const DEADLY_MEMORY_MB = 2048;

/** Little storage, so that it can be filled within seconds. */
const ENVIRONMENT = { TRUSTED_PROXIES: '1', SPINOUT_STORAGE_MB: '100' };

interface Waits {
  readonly longestMs: number;
  readonly longestOwnMs: number;
  readonly refused: number;
  readonly answered: number;
}

const HEALTH_WAITS = '/health waits';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openWatch({ port, pid }: AttackedServer): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('./watch.ts', import.meta.url));
  const child = fork(file, [String(port), String(pid)]);
  await once(child, 'message');
  return child;
}

async function readWaits(child: ChildProcess): Promise<{ server: Waits; idle: Waits }> {
  const message = once(child, 'message');
  child.send('read');
  const [waits] = (await message) as [{ server: Waits; idle: Waits }];
  return waits;
}

const isAlive = async ({ port, hasEnded }: AttackedServer) => {
  if (hasEnded()) return false;
  const { status } = await send(port, { path: '/health', signal: AbortSignal.timeout(ALIVE_MS) });
  return status === 200;
};

/** Why the figures are a success of the attack; null if they are within the limits. */
function findExcess(
  { threadMs, memoryMb, healthMs, ownHealthMs, idleMs }: LoadFigures,
  refused: number,
  hasManyRequests: boolean,
  maxHealthMs: number,
) {
  const problems = [
    !hasManyRequests && threadMs !== null && threadMs > MAX_THREAD_MS ? 'thread' : null,
    memoryMb !== null && memoryMb > MAX_MEMORY_MB ? 'memory' : null,
    Math.min(healthMs - idleMs, ownHealthMs) > maxHealthMs ? HEALTH_WAITS : null,
    refused > 0 ? `${refused} visitors refused` : null,
  ].filter((problem) => problem !== null);
  return problems.length > 0 ? problems.join(', ') : null;
}

async function runOne(
  server: AttackedServer,
  attack: LoadAttack,
  maxHealthMs = MAX_HEALTH_MS,
): Promise<Omit<Row, 'family'>> {
  const { name, tried, expected, hasManyRequests = false } = attack;
  const timeoutMs = hasManyRequests ? MANY_REQUESTS_TIMEOUT_MS : TIMEOUT_MS;
  const { pid, port, readLog } = server;
  const watch = await openWatch(server);
  await wait(AFTERWARDS_MS);
  forgetPeak(pid);
  const memoryBefore = readMemoryMb(pid);
  const threadBefore = readThreadMs(pid);
  const controller = new AbortController();
  const network = nextNetwork();
  const startedAt = performance.now();
  const guard = setInterval(() => {
    if ((readMemoryMb(pid) ?? 0) > DEADLY_MEMORY_MB) void server.stop();
  }, 100);
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const target = {
    port,
    newGuest,
    readLog,
    send: createSend(port, () => network, controller.signal),
  };
  const timeout = wait(timeoutMs + 1000).then((): Outcome => ({
    seen: `still running after ${timeoutMs / 1000} s`,
    isRefused: false,
  }));
  const outcome = await Promise.race([
    attack
      .run(target)
      .catch((error: unknown): Outcome => ({ seen: String(error), isRefused: false })),
    timeout,
  ]);
  clearTimeout(timer);
  const ms = performance.now() - startedAt;
  // What the server still does after the reply counts too.
  await wait(AFTERWARDS_MS);
  const hasEnded = server.hasEnded();
  const { server: waits, idle } = await readWaits(watch);
  watch.disconnect();
  clearInterval(guard);
  const subtract = (after: number | null, before: number | null) =>
    after === null || before === null ? null : Math.max(0, after - before);
  const load: LoadFigures = {
    threadMs: subtract(readThreadMs(pid), threadBefore),
    memoryMb: subtract(readPeakMb(pid), memoryBefore),
    healthMs: waits.longestMs,
    ownHealthMs: waits.longestOwnMs,
    idleMs: idle.longestMs,
  };
  const excess = hasEnded
    ? 'the server ended'
    : findExcess(load, waits.refused, hasManyRequests, maxHealthMs);
  const seen = [outcome.seen, excess].filter((text) => text !== null).join('; ');
  return { name, tried, expected, seen, isRefused: outcome.isRefused && excess === null, ms, load };
}

/** The longest wait for `/health` that a flood may cause, from what it costs a server that does nothing. */
async function findMaxHealthMs(attack: LoadAttack): Promise<number> {
  const bare = await startBareServer();
  try {
    const { load } = await runOne(bare, attack);
    return Math.max(MAX_HEALTH_MS, MAX_OF_BARE_SERVER * (load?.ownHealthMs ?? 0));
  } finally {
    await bare.stop();
  }
}

/** Runs the attacks on the availability one after the other. A server that no longer answers is replaced. */
export async function runLoadAttacks(
  program: ServerProgram,
  { name: family, attacks }: Family<LoadAttack>,
  onRow: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const start = () => startAttackedServer(program, ENVIRONMENT);
  const rows: Row[] = [];
  let server = await start();
  try {
    for (const attack of attacks) {
      if (attack.needsNewServer || !(await isAlive(server))) {
        await server.stop();
        server = await start();
      }
      let result = await runOne(server, attack);
      // A request that stops the others does so each time; a busy machine does not.
      if (result.seen.endsWith(`; ${HEALTH_WAITS}`))
        result = await runOne(
          server,
          attack,
          attack.hasManyRequests ? await findMaxHealthMs(attack) : MAX_HEALTH_MS,
        );
      const row = { family, ...result };
      rows.push(row);
      onRow(row);
    }
  } finally {
    await server.stop();
  }
  return rows;
}
