import * as z from 'zod/mini';
import { ENDPOINTS, getRoute, type AnyEndpoint } from '../endpoints/all.endpoints.js';
import type { ApiReply, RequestBody, Transport } from '../transport/transport.js';
import { jsonReply } from './faults.js';
import { scriptedTransport, type Script } from './scripted-transport.js';

type Resolver = (info: { readonly request: Request }) => Promise<Response>;
type Register<Handler> = (path: string, resolver: Resolver) => Handler;

export interface MswSettings<Handler> {
  /** The `http` of your own copy of msw, which is not a dependency of this package. */
  readonly http: {
    readonly get: Register<Handler>;
    readonly post: Register<Handler>;
    readonly put: Register<Handler>;
  };
  /** Base of the paths. @default '', which is the page's origin */
  readonly baseUrl?: string;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const;
const SERVERLESS = '/.netlify/functions/v1';

/**
 * Creates handlers for Mock Service Worker for every call of the contract, including serverless paths.
 * @param answers a transport such as the engine, or replies by the id of their call
 * @example setupServer(...mswHandlers(allExampleReplies, { http, baseUrl: 'http://localhost' }))
 */
export function mswHandlers<Handler>(
  answers: Transport | Script,
  { http, baseUrl = '' }: MswSettings<Handler>,
): Handler[] {
  const transport = isTransport(answers) ? answers : scriptedTransport(answers);
  const base = baseUrl.replace(/\/+$/, '');
  const callsByRoute = new Map<string, AnyEndpoint[]>();
  for (const call of ENDPOINTS) {
    for (const path of listPaths(call)) {
      const route = `${call.endpoint.method} ${path}`;
      callsByRoute.set(route, [...(callsByRoute.get(route) ?? []), call]);
    }
  }
  return [...callsByRoute].map(([route, calls]) => {
    const [method, path = ''] = route.split(' ');
    const register = http[METHODS[method as keyof typeof METHODS]];
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    return register(base + pattern, ({ request }) => answer(transport, calls, request));
  });
}

const isTransport = (answers: Transport | Script): answers is Transport =>
  typeof answers['send'] === 'function';

const listPaths = ({ endpoint }: AnyEndpoint): readonly string[] => {
  const alias =
    endpoint.serverlessPath ?? (endpoint.host === 'tenStep' ? SERVERLESS + endpoint.path : null);
  return alias === null ? [getRoute(endpoint)] : [getRoute(endpoint), alias];
};

async function answer(
  transport: Transport,
  calls: readonly AnyEndpoint[],
  request: Request,
): Promise<Response> {
  const body = await parseBody(request).catch(() => null);
  if (body === null) {
    return createResponse(jsonReply(400, { error: 'The body of this request cannot be read.' }));
  }
  const call = await chooseCall(calls, body);
  const { id, method, host } = call.endpoint;
  const key = request.headers.get('idempotency-key');
  try {
    const reply = await transport.send({
      id,
      method,
      host,
      path: getRequestPath(call, request),
      accept: call.reply,
      body,
      signal: request.signal,
      ...(key === null ? {} : { idempotencyKey: key }),
    });
    return createResponse(reply);
  } catch {
    return Response.error();
  }
}

/** The path of a call, with its fields filled in. */
const getRequestPath = ({ endpoint: { path, query } }: AnyEndpoint, request: Request): string => {
  const [start = path] = path.split('{');
  if (start === path && query === undefined) return path;
  const { pathname, search } = new URL(request.url);
  return pathname.slice(pathname.indexOf(start)) + search;
};

async function parseBody(request: Request): Promise<RequestBody> {
  if (request.method === 'GET') return { kind: 'json', value: undefined };
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return { kind: 'json', value: (await request.json()) as unknown };
  }
  return { kind: 'form', fields: Object.fromEntries(await request.formData()) };
}

/** Chooses between calls that share a path: the one that accepts the request and requires the most fields. */
async function chooseCall(calls: readonly AnyEndpoint[], body: RequestBody): Promise<AnyEndpoint> {
  const value = body.kind === 'json' ? body.value : body.fields;
  const fits = await Promise.all(
    calls.map(async (call) => {
      const { input } = await call.endpoint.contract();
      return z.core.safeParse(input, value).success ? countFields(input) : -1;
    }),
  );
  const best = calls[fits.indexOf(Math.max(...fits))];
  if (!best) throw new Error('A path without a call.');
  return best;
}

const countFields = (schema: z.core.$ZodType): number => {
  const shape: unknown = Reflect.get(schema._zod.def, 'shape');
  return typeof shape === 'object' && shape !== null ? Object.keys(shape).length : 0;
};

const createResponse = ({ status, contentType, body, retryAfterMs }: ApiReply): Response => {
  const headers = new Headers();
  if (contentType !== '') headers.set('content-type', contentType);
  if (retryAfterMs !== undefined) {
    headers.set('retry-after', String(Math.ceil(retryAfterMs / 1000)));
  }
  switch (body.kind) {
    case 'json':
      return new Response(JSON.stringify(body.value), { status, headers });
    case 'text':
      return new Response(body.text, { status, headers });
    case 'blob':
      return new Response(body.blob, { status, headers });
  }
};
