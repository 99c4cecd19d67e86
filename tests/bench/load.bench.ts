/**
 * Measures the bundled server under load on PGlite and, if started by `tests/postgres/with-postgres.mjs`, on Postgres,
 * beside a bare Hono handler: `node tests/bench/load.bench.ts`. Each call is measured on one of them right after the other,
 * so that the measurements are taken under similar conditions.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request, type Result } from 'autocannon';
import pg from 'pg';
import { bundledServer } from '../crash/server-process.ts';
import { readCpuSeconds } from './support/cpu-time.ts';
import { formatMarkdownTable, formatMs } from './support/figures.ts';

const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 10;
/** Longer than the slowest reply of a busy machine, so that slow replies are measured and do not count as errors. */
const TIMEOUT_SECONDS = 60;
const POSTGRES_URL = process.env.SPINOUT_TEST_POSTGRES_URL ?? '';
const DATABASE = `spinout_load_${process.pid}`;

interface Load {
  readonly name: string;
  readonly request: () => Request;
}

const HYPOTHESIS = {
  id: 'hypothesis-1',
  title: 'Spindles link training to recall',
  statement: 'Sleep spindles mediate the effect of training on recall.',
  confidence: 0.7,
  methodology: ['electroencephalography'],
};

const post = (path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Request => ({
  method,
  path,
  body: JSON.stringify(body),
});

const LOADS: readonly Load[] = [
  {
    name: 'read the disclaimers',
    request: () => ({ method: 'GET', path: '/api/v1/disclaimers' }),
  },
  {
    name: 'save a journey (8 kB)',
    // A new visitor each time, so that the limit of a hundred journeys per visitor is not reached.
    request: () =>
      post(
        '/api/v1/journeys',
        {
          journey_id: 'journey-1',
          kind: 'flow',
          title: 'Sleep and memory',
          revision: 0,
          data: { text: 'Spindle density rose after training. '.repeat(220) },
        },
        'PUT',
      ),
  },
  {
    name: 'search literature for a hypothesis',
    request: () =>
      post('/api/journey/literature/search', {
        journey_id: 'journey-1',
        hypothesis: HYPOTHESIS,
        query: 'memory consolidation',
        limit: 20,
      }),
  },
  {
    name: 'generate a hypothesis',
    request: () =>
      post('/api/v1/research/hypothesis/generate', {
        topic: 'Sleep spindles and memory',
        interest: 'sleep-1',
        papers: [],
      }),
  },
];

let callers = 0;
/** Sends each call as another visitor from another address, so that the rate limiter does not affect the result. */
const addVisitorHeaders = (request: Request): Request => {
  callers += 1;
  return {
    ...request,
    headers: {
      'content-type': 'application/json',
      'x-visitor-id': `load-visitor-${process.pid}-${callers}`.padEnd(30, 'x'),
      'x-forwarded-for': `198.${18 + ((callers >> 16) & 1)}.${(callers >> 8) & 255}.${callers & 255}`,
    },
  };
};

const BARE_SERVER = fileURLToPath(
  new URL('../../apps/server/src/testing/bare-server.ts', import.meta.url),
);
const BARE_PORT = 24_000 + (process.pid % 1000);

const runLoad = (origin: string, { request }: Load, duration: number): Promise<Result> =>
  autocannon({
    url: origin,
    connections: CONNECTIONS,
    timeout: TIMEOUT_SECONDS,
    duration,
    requests: [
      {
        ...request(),
        setupRequest: (defaults) => addVisitorHeaders({ ...defaults, ...request() }),
      },
    ],
  });

interface Target {
  readonly name: string;
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Starts a server that replies to every call with the server's disclaimers. */
async function startBareServer(origin: string): Promise<Target> {
  const disclaimers = await fetch(`${origin}/api/v1/disclaimers`);
  const child = spawn(process.execPath, [BARE_SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(BARE_PORT), REPLY: await disclaimers.text() },
  });
  await once(child.stdout, 'data');
  return { name: 'bare Hono handler', child, origin: `http://127.0.0.1:${BARE_PORT}` };
}

interface Measured {
  readonly result: Result;
  /** Requests per second of processor time of the server's process. */
  readonly perCore: number;
}

async function measure({ child, origin }: Target, load: Load): Promise<Measured> {
  await runLoad(origin, load, WARM_UP_SECONDS);
  const pid = child.pid ?? 0;
  const before = readCpuSeconds(pid);
  const result = await runLoad(origin, load, SECONDS);
  return { result, perCore: result.requests.total / (readCpuSeconds(pid) - before) };
}

async function runSql(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const program = await bundledServer();
const folder = mkdtempSync(join(tmpdir(), 'spinout-load-'));
const start = async (name: string, environment: Record<string, string>): Promise<Target> => {
  const server = program.start({ ...environment, TRUSTED_PROXIES: '1' });
  return { name, child: server.child, origin: await server.origin };
};
const pglite = await start('PGlite', { SPINOUT_DATA: folder });
const targets = [await startBareServer(pglite.origin), pglite];
if (POSTGRES_URL !== '') {
  await runSql(`create database ${DATABASE}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${DATABASE}`;
  targets.push(await start('Postgres', { DATABASE_URL: url.href }));
}

const formatLoad = () => loadavg()[0]?.toFixed(1) ?? '';
const loadAtStart = formatLoad();
const formatErrors = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;
const rows: string[][] = [];
try {
  for (const load of LOADS) {
    const measured: Measured[] = [];
    for (const target of targets) measured.push(await measure(target, load));
    const [bare] = measured;
    rows.push(
      ...measured.map(({ result, perCore }, index) => [
        load.name,
        targets[index]?.name ?? '',
        result.requests.average.toFixed(result.requests.average < 10 ? 1 : 0),
        perCore.toFixed(perCore < 10 ? 1 : 0),
        formatMs(result.latency.p50),
        formatMs(result.latency.p99),
        String(formatErrors(result)),
        (perCore / (bare?.perCore ?? Number.NaN)).toFixed(3),
      ]),
    );
  }
} finally {
  for (const { child } of targets) {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
  if (POSTGRES_URL !== '') await runSql(`drop database ${DATABASE} with (force)`);
  rmSync(folder, { recursive: true, force: true });
  program.remove();
}
console.log(
  formatMarkdownTable(
    [
      'Call',
      'Server',
      'Requests/s',
      'Per core',
      'p50, ms',
      'p99, ms',
      'Errors',
      'Per core, relative to bare',
    ],
    rows.map((row, index) => (index % targets.length === 0 ? row : ['', ...row.slice(1)])),
  ),
);
console.log(
  `\n${CONNECTIONS} connections, ${SECONDS} s per row after a warm-up of ${WARM_UP_SECONDS} s; load average ${loadAtStart} ` +
    `at the start, ${formatLoad()} at the end. Per core: requests per second of processor time of the server's process.`,
);
if (POSTGRES_URL === '')
  console.log('No Postgres server is available, so only PGlite was measured.');
