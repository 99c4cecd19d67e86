import { cookieFetch, type Check, type ConformanceSettings } from '@spinout/conformance';
import { httpTransport } from '@spinout/api-client/http';
import { createFetchHandler } from '@spinout/engine/fetch-handler';
import { createNodeEngine } from '@spinout/engine/node';
import { emptyPostgres, testPostgresUrl } from '../../apps/server/src/database/testing.js';
import { openDatabase } from '../../apps/server/src/database/open-database.js';
import { startTestServer } from '../../apps/server/src/testing/test-server.js';
import { advancingClock } from './advancing-clock.js';
import { signInAt } from './sign-in.js';

/** A running target. */
export interface OpenTarget {
  readonly settings: ConformanceSettings;
  readonly close: () => Promise<void>;
}

export interface Target {
  readonly name: string;
  /** Requirements of checks that the target meets. */
  readonly has: readonly NonNullable<Check['needs']>[];
  readonly open: () => Promise<OpenTarget>;
}

const nothing = () => Promise.resolve();

const engine: Target = {
  name: 'the engine',
  has: [],
  open: () => Promise.resolve({ settings: { transport: createNodeEngine() }, close: nothing }),
};

/** The engine as a route of a web framework. */
const fetchHandler: Target = {
  name: 'the engine behind a fetch handler',
  has: [],
  open: () => {
    const handle = createFetchHandler(createNodeEngine());
    const transport = httpTransport({
      apiBase: 'https://host.example.org',
      hostname: 'localhost',
      fetch: (input, init) => handle(new Request(input, init)),
    });
    return Promise.resolve({ settings: { transport }, close: nothing });
  },
};

/** The server over HTTP, with cookies and sign-in. */
const overHttp = async (
  dependencies: Parameters<typeof startTestServer>[0] = {},
): Promise<OpenTarget> => {
  const clock = advancingClock();
  const server = await startTestServer({ now: clock.now, ...dependencies });
  const { origin: url } = server;
  const fetch = cookieFetch(url);
  return {
    settings: {
      transport: httpTransport({ apiBase: url, hostname: 'localhost', fetch }),
      http: { url, fetch },
      signIn: () => signInAt(url),
      sleep: clock.sleep,
    },
    close: server.stop,
  };
};

const onPglite: Target = {
  name: 'the server on PGlite',
  has: ['http', 'session'],
  open: () => overHttp(),
};

const onPostgres: Target = {
  name: 'the server on Postgres',
  has: ['http', 'session'],
  open: async () => {
    const { url, remove } = await emptyPostgres();
    const target = await overHttp({ database: await openDatabase({ url }) });
    return {
      ...target,
      close: async () => {
        await target.close();
        await remove();
      },
    };
  },
};

/** The engine, the server, and the server on Postgres if SPINOUT_TEST_POSTGRES_URL is set. */
export const TARGETS: readonly Target[] = [
  engine,
  fetchHandler,
  onPglite,
  ...(testPostgresUrl === '' ? [] : [onPostgres]),
];
