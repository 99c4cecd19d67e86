import { generateHypothesis } from '../../endpoints/hypothesis.endpoints.js';
import {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
} from '../../endpoints/ten-step.endpoints.js';
import { routeOf } from '../../endpoints/all.endpoints.js';
import type { AskedEndpoint, Check, Kit } from '../check.types.js';
import { answerOf, postJson } from '../http-answers.js';
import { expectThat } from '../mismatch.js';
import { jsonOf } from '../answers.js';
import { parseWith } from '../parse-with.js';
import { hypothesisRequest, tenStepRequest } from '../samples.js';

/** Prefix of the serverless paths. */
const SERVERLESS = '/.netlify/functions/v1';

const aliasOf = ({ serverlessPath, path }: AskedEndpoint) => serverlessPath ?? SERVERLESS + path;

const askAt = ({ http }: Kit, { method }: AskedEndpoint, path: string, request: unknown) =>
  method === 'GET' ? http.send(path) : postJson(http, path, request);

const keysOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort().join(', ') : typeof value;

async function expectTwin(kit: Kit, endpoint: AskedEndpoint, request?: unknown) {
  const [route, alias] = [routeOf(endpoint), aliasOf(endpoint)];
  const direct = answerOf(route, await askAt(kit, endpoint, route, request));
  const twin = answerOf(alias, await askAt(kit, endpoint, alias, request));
  expectThat(
    twin.status === direct.status,
    `the answer of ${route}, status ${String(direct.status)}`,
    `the status was ${String(twin.status)}`,
    twin,
  );
  const [value, other] = [jsonOf(direct), jsonOf(twin)];
  const { output } = await endpoint.contract();
  if (output) parseWith(output, other, `a reply that keeps the contract of ${endpoint.id}`, twin);
  expectThat(
    keysOf(other) === keysOf(value),
    `the fields of the answer of ${route}: ${keysOf(value)}`,
    `they are ${keysOf(other)}`,
    twin,
  );
}

const twin = (row: string, endpoint: AskedEndpoint, request?: unknown): Check => ({
  row,
  title: `answers ${aliasOf(endpoint)} like its main path, for pages that are not on a local host (T-01)`,
  needs: 'http',
  run: (kit) => expectTwin(kit, endpoint, request),
});

export const serverlessChecks: readonly Check[] = [
  twin('API-02', generateHypothesis, hypothesisRequest),
  twin('API-28', checkHealth),
  twin('API-29', startTenStep, tenStepRequest),
  twin('API-30', readAnalytics),
  twin('API-31', writeTenStepPaper, { hypothesis: 'Sleep', topic: tenStepRequest.topic }),
];
