import { readFileSync } from 'node:fs';
import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { runConformance } from '@spinout/conformance';
import { ENDPOINTS, getRoute } from '@spinout/api-client/contract';
import { allExampleReplies } from '@spinout/api-client/testing';
import { describe, expect, it, beforeAll } from 'vitest';
import { openDocument, type Validate } from './openapi-document.js';
import { SHARED_RUN, sharedEngine } from './caching-engine.js';

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
const { document, operations, createValidator, faults } = openDocument(text);

const findOperation = (call: string) => {
  const found = operations.find((operation) => operation['x-spinout-calls'].includes(call));
  if (!found) throw new Error(`The document has no ${call}.`);
  return found;
};

const createReplyValidator = (call: string): Validate =>
  createValidator(findOperation(call).responses['200']?.content?.['application/json']?.schema);

const createRequestValidator = (call: string, type: string): Validate =>
  createValidator(findOperation(call).requestBody?.content[type]?.schema);

const validateError = createValidator({ $ref: '#/components/schemas/Error' });

describe('docs/openapi.json', () => {
  it('follows the rules of OpenAPI 3.1 for names, routes and references', () => {
    expect(faults).toEqual([]);
  });

  it('is validated: broken documents and replies are found', () => {
    const brokenDocuments = [
      text.replace('"#/components/schemas/Topic"', '"#/components/schemas/Subject"'),
      text.replace('"operationId": "company.create"', '"operationId": "topics.suggest"'),
      text.replace('"3.1.1"', '"3.0.3"'),
      text.replace('"/api/journey/company"', '"api/journey/company"'),
      text.replace('"tags": ["company"]', '"tags": ["companies"]'),
    ];
    for (const broken of brokenDocuments) expect(openDocument(broken).faults).toHaveLength(1);
    expect(createReplyValidator('platform.services')({ services: [] })).not.toEqual([]);
    expect(validateError({ detail: 'no' })).not.toEqual([]);
  });

  it('has every call of the contract at its path, with its row', () => {
    const expected = ENDPOINTS.map(({ row, endpoint }) => {
      const { id, method } = endpoint;
      return { id, row, route: `${method} ${getRoute(endpoint)}` };
    });
    const found = operations.flatMap((operation) =>
      operation['x-spinout-calls'].map((id) => ({ id, operation })),
    );
    expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    for (const { id, row, route } of expected) {
      const operation = findOperation(id);
      expect(operation.route).toBe(route);
      expect(operation['x-spinout-row']).toContain(row);
    }
  });

  it('lists the serverless paths as references', () => {
    const serverlessPaths = Object.entries(document.paths).flatMap(([path, item]) =>
      '$ref' in item ? [[path, item.$ref]] : [],
    );
    expect(Object.fromEntries(serverlessPaths)).toEqual({
      '/.netlify/functions/v1/research/hypothesis/generate':
        '#/paths/~1api~1v1~1research~1hypothesis~1generate',
      '/.netlify/functions/v1/health': '#/paths/~1api~1v1~1health',
      '/.netlify/functions/v1/research/hypothesis/advanced':
        '#/paths/~1api~1v1~1research~1hypothesis~1advanced',
      '/.netlify/functions/v1/research/analytics': '#/paths/~1api~1v1~1research~1analytics',
      '/.netlify/functions/v1/research/paper/generate':
        '#/paths/~1api~1v1~1research~1paper~1generate',
    });
  });

  it('has both payloads if two calls share a path', () => {
    const { requestBody, responses } = findOperation('tenStep.start');
    const titles = (schema: unknown) =>
      (schema as { anyOf?: { title: string }[] } | undefined)?.anyOf?.map(({ title }) => title);
    const both = ['research.hypothesis', 'tenStep.start'];
    expect(titles(requestBody?.content['application/json']?.schema)).toEqual(both);
    expect(titles(responses['200']?.content?.['application/json']?.schema)).toEqual(both);
  });

  it.each(Object.entries(allExampleReplies).filter(([, example]) => !(example instanceof Blob)))(
    'matches the example of %s',
    (call, example) => {
      // Serialized replies have no undefined fields and are not frozen.
      expect(createReplyValidator(call)(JSON.parse(JSON.stringify(example)))).toEqual([]);
    },
  );
});

describe('The exchanges between the checks and the engine', () => {
  const exchanges: { request: ApiRequest; reply: ApiReply }[] = [];
  beforeAll(async () => {
    const engine = sharedEngine.openTransport();
    const transport: Transport = {
      async send(request) {
        const reply = await engine.send(request);
        exchanges.push({ request, reply });
        return reply;
      },
    };
    const { failed } = await runConformance({ transport, runId: SHARED_RUN });
    expect(failed).toBe(0);
  }, 120_000);

  const getJson = ({ body }: ApiReply) => (body.kind === 'json' ? body.value : undefined);
  const listSuccessful = () => exchanges.filter(({ reply }) => reply.status < 300);

  it('match the document: every successful JSON reply', () => {
    const replies = listSuccessful().filter(({ request }) => request.accept === 'json');
    expect(new Set(replies.map(({ request }) => request.id)).size).toBeGreaterThan(20);
    for (const { request, reply } of replies) {
      expect({
        call: request.id,
        faults: createReplyValidator(request.id)(getJson(reply)),
      }).toEqual({
        call: request.id,
        faults: [],
      });
    }
  });

  it('match the document: every file', () => {
    const replies = listSuccessful().filter(({ request }) => request.accept === 'pdf');
    expect(replies.length).toBeGreaterThan(4);
    for (const { request, reply } of replies) {
      const { content = {} } = findOperation(request.id).responses['200'] ?? {};
      expect(Object.keys(content)).toEqual([reply.contentType]);
    }
  });

  it('match the document: every refusal', () => {
    const refusals = exchanges.filter(({ reply }) => reply.status >= 400);
    expect(refusals.length).toBeGreaterThan(100);
    for (const { reply } of refusals) expect(validateError(getJson(reply))).toEqual([]);
  });

  it('match the document: every successful request', () => {
    const posted = listSuccessful().filter(({ request }) => request.method !== 'GET');
    for (const { request } of posted) {
      const type = request.body.kind === 'json' ? 'application/json' : 'multipart/form-data';
      const sent =
        request.body.kind === 'json'
          ? request.body.value
          : Object.fromEntries(
              Object.entries(request.body.fields).map(([name, value]) => [
                name,
                value instanceof File ? 'bytes' : value,
              ]),
            );
      expect({ call: request.id, faults: createRequestValidator(request.id, type)(sent) }).toEqual({
        call: request.id,
        faults: [],
      });
    }
  });

  it('are refused as malformed only if they violate the document', () => {
    const malformed = exchanges.filter(
      ({ request, reply }) =>
        reply.status === 400 &&
        request.body.kind === 'json' &&
        JSON.stringify(getJson(reply)).includes('Invalid request:'),
    );
    expect(malformed.length).toBeGreaterThan(100);
    const accepted = malformed.filter(
      ({ request }) =>
        request.body.kind === 'json' &&
        createRequestValidator(request.id, 'application/json')(request.body.value).length === 0,
    );
    expect(accepted.map(({ request }) => [request.id, request.body])).toEqual([]);
  });
});
