/**
 * Measures the bundled server under load on PGlite and, if started by `tests/postgres/with-postgres.mjs`, on Postgres:
 * `node tests/bench/load.bench.ts`. Each call is measured on one database right after the other, so that both
 * measurements are taken under similar conditions.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import pg from 'pg';
import { bundledServer, type ServerProcess } from '../crash/server-process.ts';
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
  readonly process: ServerProcess;
  readonly origin: string;
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
  return { name, process: server, origin: await server.origin };
};
const targets = [await start('PGlite', { SPINOUT_DATA: folder })];
if (POSTGRES_URL !== '') {
  await runSql(`create database ${DATABASE}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${DATABASE}`;
  targets.push(await start('Postgres', { DATABASE_URL: url.href }));
}

const formatErrors = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;
const rows: string[][] = [];
try {
  for (const load of LOADS) {
    const results: Result[] = [];
    for (const { origin } of targets) {
      await runLoad(origin, load, WARM_UP_SECONDS);
      results.push(await runLoad(origin, load, SECONDS));
    }
    const [first] = results;
    rows.push(
      ...results.map((result, index) => [
        load.name,
        targets[index]?.name ?? '',
        result.requests.average.toFixed(result.requests.average < 10 ? 1 : 0),
        formatMs(result.latency.p50),
        formatMs(result.latency.p99),
        String(formatErrors(result)),
        (result.requests.average / (first?.requests.average ?? Number.NaN)).toFixed(2),
      ]),
    );
  }
} finally {
  for (const { process: server } of targets) {
    const closed = once(server.child, 'close');
    server.child.kill('SIGTERM');
    await closed;
  }
  if (POSTGRES_URL !== '') await runSql(`drop database ${DATABASE} with (force)`);
  rmSync(folder, { recursive: true, force: true });
  program.remove();
}
console.log(
  formatMarkdownTable(
    ['Call', 'Database', 'Requests/s', 'p50, ms', 'p99, ms', 'Errors', 'Relative to PGlite'],
    rows.map((row, index) => (index % targets.length === 0 ? row : ['', ...row.slice(1)])),
  ),
);
console.log(
  `\n${CONNECTIONS} connections, ${SECONDS} s per row after a warm-up of ${WARM_UP_SECONDS} s.`,
);
if (POSTGRES_URL === '')
  console.log('No Postgres server is available, so only PGlite was measured.');
