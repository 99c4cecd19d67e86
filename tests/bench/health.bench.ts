/**
 * Measures how long `/health` takes while the bundled server works on requests that cost it as much as possible, one at a
 * time and all together: `node tests/bench/health.bench.ts`, or with the path of another server's `serve.js`. On Linux also
 * the processor time of the thread that answers HTTP and the growth of memory.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledServer } from '../crash/server-process.ts';
import { formatMarkdownTable, formatMs } from './support/figures.ts';
import { createHeavyRequests, type HeavyRequest } from './support/heavy-requests.ts';

const EVERY_MS = 50;
const IDLE_MS = 5000;
/** Longer than the time limit of a call. */
const GIVE_UP_MS = 120_000;
const COPIES = 4;
const TICKS_PER_S = 100;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const readFileOrNull = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Processor seconds of the first thread of a process, which answers HTTP. */
const readMainThreadS = (pid: number): number => {
  const stat = readFileOrNull(`/proc/${pid}/task/${pid}/stat`);
  if (stat === null) return Number.NaN;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
};

const readResidentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileOrNull(`/proc/${pid}/status`) ?? '')?.[1]) / 1024;

const program = await bundledServer(process.argv[2]);
const agent = new Agent({ keepAlive: true });
let origin = '';
let pid = 0;

/** Runs work on a new server, so that no row suffers from the one before. */
async function withServer<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'spinout-health-'));
  const server = program.start({ SPINOUT_DATA: folder, TRUSTED_PROXIES: '1' });
  try {
    origin = await server.origin;
    pid = server.child.pid ?? 0;
    return await work();
  } finally {
    const closed = once(server.child, 'close');
    server.child.kill('SIGKILL');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  }
}

const measureHealthMs = () =>
  new Promise<number>((resolve) => {
    const startedAt = performance.now();
    const end = () => resolve(performance.now() - startedAt);
    // A server that does not answer is given as much time as the work.
    get(`${origin}/health`, { agent, timeout: GIVE_UP_MS }, (reply) => {
      reply.resume().on('end', end);
    })
      .on('timeout', end)
      .on('error', end);
  });

let callers = 0;
const send = async ({ path, body }: HeavyRequest): Promise<number> => {
  callers += 1;
  const content = body();
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: {
      ...(typeof content === 'string' ? { 'content-type': 'application/json' } : {}),
      'x-visitor-id': `health-${process.pid}-${callers}`.padEnd(30, 'x'),
      'x-forwarded-for': `198.18.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: content,
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  await reply.arrayBuffer();
  return reply.status;
};

/** Processor seconds of the thread per second of health checks alone. */
let idleShare: number | null = null;

/** Measures the health check until the work ends. */
async function measure(name: string, work: () => Promise<readonly number[]>): Promise<string[]> {
  const [startS, startMb, startedAt] = [
    readMainThreadS(pid),
    readResidentMb(pid),
    performance.now(),
  ];
  let isOver = false;
  let peakMb = startMb;
  const times: number[] = [];
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, readResidentMb(pid));
  }, EVERY_MS);
  const working = work()
    .catch(() => ['none'])
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    times.push(await measureHealthMs());
    await sleep(EVERY_MS);
  }
  const statuses = await working;
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampler);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
  const busyS = readMainThreadS(pid) - startS;
  idleShare ??= busyS / seconds;
  const counts = Object.entries(Object.groupBy(statuses, String));
  return [
    name,
    counts
      .map(([status, all]) => (all?.length === 1 ? status : `${all?.length} × ${status}`))
      .join(', '),
    seconds.toFixed(1),
    ...[0.5, 0.99, 1].map((share) => formatMs(at(share) ?? Number.NaN)),
    Math.max(0, busyS - idleShare * seconds).toFixed(2),
    (peakMb - startMb).toFixed(0),
  ];
}

const warmUp = (request: HeavyRequest) =>
  send({ ...request, body: () => JSON.stringify({ topic: 'Sleep', interest: '', papers: [] }) });

const heavy = createHeavyRequests();
const light = heavy.at(-1);
const idle = async () => {
  await sleep(IDLE_MS);
  return [];
};
const all = () =>
  Promise.all(Array.from({ length: COPIES }, () => heavy.map((each) => send(each))).flat());
const WORK: readonly (readonly [string, () => Promise<readonly number[]>])[] = [
  ['none', idle],
  ...heavy.map((request) => [request.name, async () => [await send(request)]] as const),
  [`all of them, ${COPIES} times each, at the same time`, all],
];
const rows: string[][] = [];
try {
  for (const [name, work] of WORK) {
    rows.push(
      await withServer(async () => {
        // So that memory is compared with that of a server in use.
        if (light) await warmUp(light);
        return measure(name, work);
      }),
    );
  }
} finally {
  agent.destroy();
  program.remove();
}
console.log(
  formatMarkdownTable(
    [
      'Work meanwhile',
      'Reply',
      'After, s',
      'p50, ms',
      'p99, ms',
      'max, ms',
      'CPU of the HTTP thread, s',
      'Memory, + MB',
    ],
    rows,
  ),
);
console.log(
  `\nOne health check every ${EVERY_MS} ms after the one before. The processor time is without that of the health checks.`,
);
