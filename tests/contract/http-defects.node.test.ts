import {
  cookieFetch,
  runConformance,
  type ConformanceSettings,
  type Report,
} from '@spinout/conformance';
import { httpTransport } from '@spinout/api-client/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.js';
import { goodServers, httpDefects, type HttpDefect } from './http.defects.js';
import { expectCompleteFindings } from './complete-findings.js';
import { advancingClock } from './advancing-clock.js';
import { signInAt } from './sign-in.js';

const OPEN_TIMEOUT_MS = 60_000;
const RUN_TIMEOUT_MS = 60_000;

/** Rows with defects; all other rows are the same over every transport. */
const ONLY = [
  'HTTP',
  'CFG-02',
  'CFG-03',
  'CFG-04',
  'CFG-05',
  'API-21',
  'API-22',
  'API-23',
  'API-24',
  'API-25',
  'API-26',
  'API-27',
  'API-28',
  'API-30',
  'API-32',
];

const failedRows = ({ results }: Report) =>
  [...new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ row }) => row))].sort();

describe('A conformance run over HTTP', () => {
  const clock = advancingClock();
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer({ now: clock.now });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => server?.stop(), OPEN_TIMEOUT_MS);

  const createSettings = (corrupt: HttpDefect['corrupt']): ConformanceSettings => {
    const url = server?.origin ?? '';
    const own = cookieFetch(url);
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      return corrupt(await own(request.clone()), request);
    };
    return {
      transport: httpTransport({ apiBase: url, hostname: 'localhost', fetch }),
      http: { url, fetch },
      signIn: () => signInAt(url),
      only: ONLY,
      sleep: clock.sleep,
    };
  };

  it.each(goodServers)(
    'finds no fault in a correct server $name',
    async ({ corrupt }) => {
      expect(failedRows(await runConformance(createSettings(corrupt)))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it.each(httpDefects)(
    'names the row of a server $name',
    async ({ rows, corrupt }) => {
      const report = await runConformance(createSettings(corrupt));
      expect(failedRows(report)).toEqual(rows);
      expectCompleteFindings(report);
    },
    RUN_TIMEOUT_MS,
  );
});
