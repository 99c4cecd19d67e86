/**
 * Measures listing and saving journeys while Postgres holds a thousand, a hundred thousand and a million of them:
 * `node tests/postgres/with-postgres.mjs node tests/bench/growth.bench.ts`. Three servers with a database each are asked in
 * turn, so that other work on the machine affects all of them alike.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import pg from 'pg';
import { bundledServer } from '../crash/server-process.ts';
import { formatMarkdownTable, formatMs, median } from './support/figures.ts';

const POSTGRES_URL = process.env.SPINOUT_TEST_POSTGRES_URL ?? '';
const SIZES = [1000, 100_000, 1_000_000];
const JOURNEYS_PER_OWNER = 10;
const ROUNDS = 200;
const WARM_UP_ROUNDS = 40;
const UNLIMITED = '1000000000';
const VISITOR = 'growth-visitor-of-all-databases';
const OWNER = `visitor:${createHash('sha256').update(VISITOR).digest('base64url')}`;

const createJourney = (number: number, revision = 0) => ({
  journey_id: `journey-${number}`,
  kind: 'flow',
  title: `Sleep and memory ${number}`,
  revision,
  data: { text: 'Spindle density rose after training. '.repeat(10), number },
});

async function send(origin: string, visitor: string, body?: object): Promise<void> {
  const reply = await fetch(`${origin}/api/v1/journeys`, {
    method: body ? 'PUT' : 'GET',
    headers: { 'x-visitor-id': visitor, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await reply.text();
  if (reply.status !== 200) throw new Error(`A journey replies ${reply.status}.`);
}

/** Copies all rows of the owner to new owners, in every table that has owners. Counts of their bytes are copied too. */
async function addOwners(client: pg.Client, count: number): Promise<void> {
  // No triggers, which count bytes.
  await client.query('set session_replication_role = replica');
  const { rows: tables } = await client.query<{ name: string; columns: readonly string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
     group by table_name having 'owner' = any (array_agg(column_name::text))`,
  );
  for (const { name, columns } of tables) {
    const values = columns.map((column) =>
      column === 'owner' ? `'visitor:filled-' || n` : `"${column}"`,
    );
    await client.query(
      `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
       select ${values.join(', ')} from "${name}", generate_series(1, ${count}) n
       where owner = $1 on conflict do nothing`,
      [OWNER],
    );
  }
  await client.query('vacuum (analyze)');
}

const program = await bundledServer();
const runSql = async <Result>(url: string, run: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

async function start(size: number) {
  const name = `spinout_growth_${process.pid}_${size}`;
  await runSql(POSTGRES_URL, (client) => client.query(`create database ${name}`));
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  const { child, origin } = program.start({
    DATABASE_URL: url.href,
    SPINOUT_POINTS_PER_OWNER: UNLIMITED,
    SPINOUT_POINTS_PER_ADDRESS: UNLIMITED,
  });
  process.once('exit', () => child.kill());
  const address = await origin;
  for (let number = 0; number < JOURNEYS_PER_OWNER; number += 1) {
    await send(address, VISITOR, createJourney(number));
  }
  await runSql(url.href, (client) => addOwners(client, size / JOURNEYS_PER_OWNER - 1));
  const { rows } = await runSql(url.href, (client) =>
    client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    ),
  );
  const remove = async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    await runSql(POSTGRES_URL, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { size, origin: address, bytes: rows[0]?.size ?? '', revision: 1, remove };
}

type Server = Awaited<ReturnType<typeof start>>;

let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return `growth-visitor-${process.pid}-${String(visitors).padStart(12, '0')}`;
};

const CALLS: Readonly<Record<string, (server: Server) => Promise<void>>> = {
  'list ten journeys': ({ origin }) => send(origin, VISITOR),
  'save one of ten journeys': (server) => {
    const { origin, revision } = server;
    server.revision += 1;
    return send(origin, VISITOR, createJourney(0, revision));
  },
  'list as a new visitor': ({ origin }) => send(origin, newVisitor()),
  'save as a new visitor': ({ origin }) => send(origin, newVisitor(), createJourney(0)),
};

if (POSTGRES_URL === '') {
  console.log('No Postgres server is available, so nothing was measured.');
} else {
  const servers: Server[] = [];
  try {
    for (const size of SIZES) servers.push(await start(size));
    const rows: string[][] = [];
    for (const [name, call] of Object.entries(CALLS)) {
      const times = new Map(servers.map((server) => [server, [] as number[]]));
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
        for (const [server, measured] of times) {
          const started = performance.now();
          await call(server);
          if (round >= WARM_UP_ROUNDS) measured.push(performance.now() - started);
        }
      }
      const medians = servers.map((server) => median(times.get(server) ?? []));
      const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
      rows.push([name, ...medians.map(formatMs), ratio.toFixed(2)]);
    }
    const sizes = servers.map(
      ({ size, bytes }) => `${size.toLocaleString('en-US')} (${bytes}), ms`,
    );
    console.log(formatMarkdownTable(['Call', ...sizes, 'Most relative to fewest'], rows));
    console.log(
      `\nMedians of ${ROUNDS} calls, one at a time, after ${WARM_UP_ROUNDS}; load average ${loadavg()[0]?.toFixed(1)} at the end.`,
    );
  } finally {
    for (const server of servers) await server.remove();
    program.remove();
  }
}
