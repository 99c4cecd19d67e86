import {
  generateHypothesis,
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
  getRoute,
} from '@spinout/api-client/contract';
import type { CheckedEndpoint, Check, Kit } from '../kit/check.types.js';
import { parseHttpAnswer, postJson } from '../kit/http-access.js';
import { expectJson, expectThat, parseWith } from '../kit/expectations.js';
import { hypothesisRequest, tenStepRequest } from '../samples/samples.js';

/** Prefix of the serverless paths. */
const SERVERLESS = '/.netlify/functions/v1';

const getServerlessPath = ({ serverlessPath, path }: CheckedEndpoint) =>
  serverlessPath ?? SERVERLESS + path;

const sendToPath = ({ http }: Kit, { method }: CheckedEndpoint, path: string, request: unknown) =>
  method === 'GET' ? http.send(path) : postJson(http, path, request);

const formatKeys = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort().join(', ') : typeof value;

async function expectTwin(kit: Kit, endpoint: CheckedEndpoint, request?: unknown) {
  const [route, alias] = [getRoute(endpoint), getServerlessPath(endpoint)];
  const direct = parseHttpAnswer(route, await sendToPath(kit, endpoint, route, request));
  const twin = parseHttpAnswer(alias, await sendToPath(kit, endpoint, alias, request));
  expectThat(
    twin.status === direct.status,
    `the answer of ${route}, status ${direct.status}`,
    `the status was ${twin.status}`,
    twin,
  );
  const [value, other] = [expectJson(direct), expectJson(twin)];
  const { output } = await endpoint.contract();
  if (output) parseWith(output, other, `a reply that keeps the contract of ${endpoint.id}`, twin);
  expectThat(
    formatKeys(other) === formatKeys(value),
    `the fields of the answer of ${route}: ${formatKeys(value)}`,
    `they are ${formatKeys(other)}`,
    twin,
  );
}

const createTwinCheck = (row: string, endpoint: CheckedEndpoint, request?: unknown): Check => ({
  row,
  title: `answers ${getServerlessPath(endpoint)} like its main path, for pages that are not on a local host (T-01)`,
  needs: 'http',
  run: (kit) => expectTwin(kit, endpoint, request),
});

export const serverlessChecks: readonly Check[] = [
  createTwinCheck('API-02', generateHypothesis, hypothesisRequest),
  createTwinCheck('API-28', checkHealth),
  createTwinCheck('API-29', startTenStep, tenStepRequest),
  createTwinCheck('API-30', readAnalytics),
  createTwinCheck('API-31', writeTenStepPaper, {
    hypothesis: 'Sleep',
    topic: tenStepRequest.topic,
  }),
];
