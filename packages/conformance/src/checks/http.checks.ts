import {
  ENDPOINT_CATALOG,
  createCircuit,
  readDisclaimers,
  suggestTopics,
} from '@spinout/api-client/contract';
import {
  expectRefusal,
  expectStatus,
  expectThat,
  isSameJson,
  NotApplicable,
} from '../kit/expectations.js';
import type { Check, Kit } from '../kit/check.types.js';
import { checksOf, overHttp } from '../kit/checks-of.js';
import { parseHttpAnswer, postJson } from '../kit/http-access.js';
import { serverlessChecks } from './serverless.checks.js';

const KEY = 'Idempotency-Key';
const FOREIGN_ORIGIN = 'https://conformance.invalid';

/** Checks of the configured paths, in the order of the catalog. */
const catalogChecks = Object.entries(ENDPOINT_CATALOG).map(([service, paths], index): Check => ({
  row: `CFG-${String(index + 2).padStart(2, '0')}`,
  title: `answers the configured paths of ${service}, at least with an error message (T-56)`,
  needs: 'http',
  run: async (kit) => {
    for (const path of Object.values<string>(paths)) await expectTruth(kit, path);
  },
}));

async function expectTruth({ http }: Kit, path: string) {
  const reply = path.endsWith('/health') ? await http.send(path) : await postJson(http, path, {});
  const answer = parseHttpAnswer(path, reply);
  const { status } = reply;
  if (status >= 400) {
    const isHonest = status < 500 || status === 501 || status === 503;
    expectThat(isHonest, 'an answer, 501 or 503', `the status was ${status}`, answer);
    expectStatus(answer, [status], path);
    return;
  }
  expectThat(status >= 200 && status < 300, 'an answer', `the status was ${status}`, answer);
  expectThat(reply.text.trim() !== '', 'a good status with content', 'it was empty', answer);
}

/** Checks replays only on servers that support idempotency keys (they replay, or allow the header in CORS). */
async function expectReplay({ http, runId }: Kit) {
  const headers = { [KEY]: `${runId}-circuit` };
  const request = { name: 'Circuit 2 qubits', num_qubits: 2 };
  const first = await postJson(http, createCircuit.path, request, headers);
  if (first.status === 404) throw new NotApplicable('The server has no quantum service (404).');
  const second = await postJson(http, createCircuit.path, request, headers);
  if (!(await announcesKeys(http)) && !second.headers.has('Idempotency-Replayed')) {
    throw new NotApplicable(`The server does not say that it keeps answers by their ${KEY}.`);
  }
  const [one, again] = [
    parseHttpAnswer(createCircuit.id, first),
    parseHttpAnswer(createCircuit.id, second),
  ];
  expectThat(
    one.status === again.status && isSameJson(one.body, again.body),
    `the same answer to the same ${KEY}`,
    'it was another one',
    again,
  );
  const other = await postJson(http, createCircuit.path, { ...request, num_qubits: 3 }, headers);
  expectRefusal(parseHttpAnswer(createCircuit.id, other), `a used ${KEY} with another request`);
}

const preflight = (http: Kit['http'], path: string) =>
  http.send(path, {
    method: 'OPTIONS',
    headers: {
      Origin: FOREIGN_ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, idempotency-key',
    },
  });

const announcesKeys = async (http: Kit['http']) =>
  (await preflight(http, createCircuit.path)).headers
    .get('access-control-allow-headers')
    ?.toLowerCase()
    .includes(KEY.toLowerCase()) ?? false;

export const httpChecks = [
  ...serverlessChecks,
  ...catalogChecks,
  ...checksOf('HTTP', {
    'answers 404 with a JSON error message for an unknown path': overHttp(async ({ http }) => {
      const path = '/api/v1/conformance/nothing-here';
      expectStatus(parseHttpAnswer(path, await http.send(path)), [404], 'a path that is none');
    }),
    'refuses a body that is not JSON with an error message': overHttp(async ({ http }) => {
      const reply = await postJson(http, suggestTopics.path, '{"preferences":');
      expectRefusal(parseHttpAnswer(suggestTopics.id, reply), 'half a body');
    }),
    'answers HEAD as GET, and OPTIONS without failing': overHttp(async ({ http }) => {
      const { path } = readDisclaimers;
      const head = await http.send(path, { method: 'HEAD' });
      const isSame = [200, 204, 405].includes(head.status);
      expectThat(isSame, 'HEAD to be answered as GET, or 405', `it was ${head.status}`);
      const options = await http.send(path, { method: 'OPTIONS' });
      expectThat(
        options.status < 500 || options.status === 501,
        'OPTIONS to be answered',
        `the status was ${options.status}`,
      );
    }),
    'does not allow requests with credentials from another origin': overHttp(async ({ http }) => {
      const { headers } = await preflight(http, createCircuit.path);
      const allowed = headers.get('access-control-allow-origin');
      const withCredentials = headers.get('access-control-allow-credentials') === 'true';
      expectThat(
        !(withCredentials && (allowed === FOREIGN_ORIGIN || allowed === '*')),
        `no credentials for ${FOREIGN_ORIGIN}`,
        `the server allows them to "${allowed ?? ''}"`,
      );
    }),
    'answers an Idempotency-Key once, and refuses another request with the same key':
      overHttp(expectReplay),
  }),
];
