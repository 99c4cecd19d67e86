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

const OPEN_TIMEOUT_MS = 180_000;
const RUN_TIMEOUT_MS = 180_000;

/** Rows with defects; all other rows are the same over every transport. */
const ROWS_OF_SIGN_IN = ['API-21', 'API-22', 'API-23', 'API-24', 'API-25', 'API-26', 'API-27'];
const OTHER_ROWS = ['HTTP', 'CFG-02', 'CFG-03', 'CFG-04', 'CFG-05', 'API-28', 'API-30', 'API-32'];
const ALL_ROWS = [...ROWS_OF_SIGN_IN, ...OTHER_ROWS];

/** The rows of the sign-in take most of a run, so that the defects elsewhere are checked against them together. */
const [signInDefects = [], otherDefects = []] = [true, false].map((isOfSignIn) =>
  httpDefects.filter(
    ({ rows }) => rows.some((row) => ROWS_OF_SIGN_IN.includes(row)) === isOfSignIn,
  ),
);

const corruptWithAll =
  (defects: readonly HttpDefect[]): HttpDefect['corrupt'] =>
  async (reply, request) => {
    let corrupted = reply;
    for (const { corrupt } of defects) corrupted = await corrupt(corrupted, request);
    return corrupted;
  };

const failedRows = ({ results }: Report) =>
  [...new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ row }) => row))].sort();

describe('A conformance run over HTTP', () => {
  const clock = advancingClock();
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer({ now: clock.now });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => server?.stop(), OPEN_TIMEOUT_MS);

  const createSettings = (
    corrupt: HttpDefect['corrupt'],
    only: readonly string[],
  ): ConformanceSettings => {
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
      only,
      sleep: clock.sleep,
    };
  };

  it.each(goodServers)(
    'finds no fault in a correct server $name',
    async ({ corrupt }) => {
      expect(failedRows(await runConformance(createSettings(corrupt, ALL_ROWS)))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it.each([
    ...signInDefects.map((defect) => ({ ...defect, only: ALL_ROWS })),
    ...otherDefects.map((defect) => ({ ...defect, only: OTHER_ROWS })),
  ])(
    'names the row of a server $name',
    async ({ rows, corrupt, only }) => {
      const report = await runConformance(createSettings(corrupt, only));
      expect(failedRows(report)).toEqual(rows);
      expectCompleteFindings(report);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'names no row of the sign-in for a server with all defects elsewhere',
    async () => {
      const settings = createSettings(corruptWithAll(otherDefects), ROWS_OF_SIGN_IN);
      expect(failedRows(await runConformance(settings))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );
});
