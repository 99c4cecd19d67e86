import fc from 'fast-check';
import { createValid } from './bodies.ts';
import { createExcess } from './excess.ts';
import { createMalformed, createMutated } from './mutations.ts';
import { OTHER_PATHS, type Operation } from './operations.ts';
import { uploads } from './uploads.ts';

/** A request to send. */
export interface FuzzRequest {
  /** How the request was generated. */
  readonly requestKind: string;
  /** Id of the operation; null for other paths. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Whether the body ends before the announced length. */
  readonly isCut?: boolean;
}

/** Placeholder for the token of a signed-in user. */
export const TOKEN = '$token';

const JSON_TYPE = { 'content-type': 'application/json' };
const BODILESS_METHODS = new Set(['GET', 'HEAD']);

const visitors = Array.from({ length: 12 }, (_, index) => `fuzz-visitor-${index}`.padEnd(30, 'x'));

const createHeader = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values.map((value) => ({ [name]: value })));

const unusualHeaders = fc.oneof(
  createHeader('idempotency-key', ['k1', 'k2', 'k3', '', ' ', 'x'.repeat(256), 'ü', 'two words']),
  createHeader('authorization', [
    'Bearer',
    'Bearer ',
    'Bearer x.y.z',
    'Basic YTpi',
    'Bearer null',
    'ü',
    'x'.repeat(5000),
  ]),
  createHeader('x-visitor-id', [
    '',
    'short',
    'user:1',
    '../..',
    'x'.repeat(65),
    'ü'.repeat(30),
    '%00'.repeat(10),
  ]),
  createHeader('cookie', [
    'spinout_visitor=',
    'spinout_visitor=%00',
    '=;=;',
    'x'.repeat(3000),
    'a=%ff',
  ]),
  createHeader('accept', ['text/html', '*/*;q=0', 'application/xml', 'ü']),
  createHeader('content-encoding', ['gzip', 'br', 'x']),
  createHeader('x-forwarded-for', ['1.2.3.4', 'x', ',,,', '::1']),
  createHeader('origin', ['null', 'https://evil.example', 'x']),
  createHeader('x-request-id', ['', 'x'.repeat(2000), 'a b', 'ü']),
  createHeader('range', ['bytes=0-0', 'bytes=-1', 'x']),
  createHeader('expect', ['100-continue']),
  createHeader('if-none-match', ['*', '"x"']),
);

const headers = fc
  .tuple(
    fc.constantFrom(...visitors).map((id) => ({ 'x-visitor-id': id })),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constant({ authorization: `Bearer ${TOKEN}` }) },
    ),
    fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unusualHeaders }),
  )
  .map((parts) => Object.assign({}, ...parts) as Record<string, string>);

const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'APPLICATION/JSON;x',
  'application/problem+json',
  'json',
  'ü/ü',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const TRICKS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}/..`,
  (path) => path.replace('/api', '/api/../api'),
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/', '/%2e%2e%2f'),
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}\\..\\x`,
  (path) => `${path};a=b`,
  (path) => `${path}?${'a=b&'.repeat(500)}`,
  (path) => `${path}?__proto__[x]=1&constructor=1`,
  (path) => `${path}#x`,
  (path) => path.toUpperCase(),
  (path) => `${path}/${'x'.repeat(3000)}`,
  (path) => `http://evil.example${path}`,
  (path) => `//evil.example${path}`,
  () => '*',
  () => '/api/v1/research/runs/%00',
  () => '/api/v1/research/runs/%ED%A0%80/events',
  () => `/api/v1/research/runs/${'x'.repeat(1500)}/cancel`,
  () => '/assets/../../package.json',
  () => '/assets/%2e%2e/%2e%2e/package.json',
];

/** Slow calls are generated less often. */
const getWeight = ({ id, isPdf }: Operation) => (id === 'research.run' ? 1 : isPdf ? 3 : 6);

/** Generates requests of all kinds for these operations. */
export function requests(operations: readonly Operation[]): fc.Arbitrary<FuzzRequest> {
  const anyOperation = fc.oneof(
    ...operations.map((operation) => ({
      weight: getWeight(operation),
      arbitrary: fc.constant(operation),
    })),
  );
  const withBody = anyOperation.filter(({ method }) => !BODILESS_METHODS.has(method));
  const createBody = ({ input, method }: Operation) =>
    BODILESS_METHODS.has(method) ? fc.constant(undefined) : createValid(input);

  const validRequests = anyOperation.chain((operation) =>
    fc.tuple(headers, createBody(operation)).map(([head, body]) => ({
      ...createRequest(operation, 'valid', head),
      body: body === undefined ? null : JSON.stringify(body),
    })),
  );
  const changedBodies = withBody.chain((operation) =>
    fc
      .tuple(headers, createBody(operation).chain(createMutated))
      .map(([head, body]) => ({ ...createRequest(operation, 'mutated', head), body })),
  );
  const excessiveBodies = withBody.chain((operation) =>
    fc
      .tuple(
        headers,
        createBody(operation).chain((body) => createExcess(operation.input, body)),
      )
      .map(([head, body]) => ({
        ...createRequest(operation, 'above a maximum', head),
        body: JSON.stringify(body),
      })),
  );
  const malformedBodies = withBody.chain((operation) =>
    fc
      .tuple(
        headers,
        createBody(operation).chain((body) => createMalformed(JSON.stringify(body))),
      )
      .map(([head, body]) => ({ ...createRequest(operation, 'malformed', head), body })),
  );
  const unusualTypes = withBody.chain((operation) =>
    fc
      .tuple(headers, createBody(operation), fc.constantFrom(...CONTENT_TYPES))
      .map(([head, body, type]) => ({
        ...createRequest(operation, 'content type', { ...head, 'content-type': type }),
        body: JSON.stringify(body),
      })),
  );
  const otherMethods = anyOperation.chain((operation) =>
    fc.tuple(headers, fc.constantFrom(...METHODS), fc.boolean()).map(([head, method, full]) => ({
      ...createRequest(operation, 'method', head),
      method,
      body: full ? '{}' : null,
    })),
  );
  const otherPaths = fc
    .tuple(
      fc.constantFrom(...OTHER_PATHS, ...operations.map(({ path }) => path)),
      fc.constantFrom((path: string) => path, ...TRICKS),
      fc.constantFrom('GET', 'POST', 'PUT', 'HEAD'),
      headers,
    )
    .map(([path, trick, method, head]) => ({
      requestKind: 'path',
      operation: null,
      method,
      path: trick(path),
      headers: { ...head, ...JSON_TYPE },
      body: BODILESS_METHODS.has(method) ? null : '{}',
    }));
  const files = fc.tuple(headers, uploads).map(([head, { type, body, isCut }]) => ({
    requestKind: 'upload',
    operation: 'paper.analyze',
    method: 'POST',
    path: '/api/journey/analyze-paper',
    headers: { ...head, 'content-type': type },
    body,
    isCut,
  }));
  return fc.oneof(
    { weight: 8, arbitrary: validRequests },
    { weight: 10, arbitrary: changedBodies },
    { weight: 2, arbitrary: excessiveBodies },
    { weight: 2, arbitrary: malformedBodies },
    { weight: 2, arbitrary: unusualTypes },
    { weight: 2, arbitrary: otherMethods },
    { weight: 3, arbitrary: otherPaths },
    { weight: 2, arbitrary: files },
  );
}

const createRequest = (
  { id, method, path }: Operation,
  requestKind: string,
  head: Readonly<Record<string, string>>,
) => ({ requestKind, operation: id, method, path, headers: { ...JSON_TYPE, ...head } });
