/**
 * The bundled server under load, on PGlite and on Postgres: `node tests/bench/load.bench.ts`, beside
 * `tests/postgres/with-postgres.mjs` for the second one. Each call is measured on both databases right after each
 * other, so that their ratio stands for the same minute of the machine.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import pg from 'pg';
import { bundledServer, type ServerProcess } from '../crash/server-process.ts';
import { markdownTable, ms } from './support/figures.ts';

const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 10;
/** Longer than the slowest answer of a busy machine: slow is a figure, not an error. */
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
    // Each time as somebody else, so that nobody's hundred journeys are full.
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
/** Every call comes from another visitor at another address: what is measured is the work, not the limit per caller. */
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
        ms(result.latency.p50),
        ms(result.latency.p99),
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
  markdownTable(
    ['Call', 'database', 'requests/s', 'p50, ms', 'p99, ms', 'errors', 'requests/s : PGlite'],
    rows.map((row, index) => (index % targets.length === 0 ? row : ['', ...row.slice(1)])),
  ),
);
console.log(
  `\n${CONNECTIONS} connections, ${SECONDS} s for each row after ${WARM_UP_SECONDS} s of warming up.`,
);
if (POSTGRES_URL === '')
  console.log('There is no Postgres server here, so only PGlite was measured.');
