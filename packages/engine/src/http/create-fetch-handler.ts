import type { Transport } from '@spinout/api-client';
import {
  chooseCall,
  createCandidate,
  ENDPOINTS,
  getRoute,
  groupByRoute,
  type AnyEndpoint,
} from '@spinout/api-client/contract';
import { Refusal } from '../calls/refusal.js';
import { createErrorResponse, createResponse } from './create-response.js';
import { readRequestBody } from './read-request-body.js';

export interface FetchHandlerSettings {
  /** Path below which the calls are served, such as `/research`. @default '' */
  readonly basePath?: string;
  /** Is told of what `transport` throws; the caller gets a 500 without details. @default nobody is told */
  readonly onError?: (error: unknown) => void;
}

type ChooseTransport = (request: Request) => Transport | Promise<Transport>;

/** `/users/{id}` as a pattern. */
const toPattern = (route: string) =>
  new RegExp(
    `^${route.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\{\w+\}/gu, '[^/]+')}$`,
    'u',
  );

const ROUTES = groupByRoute(ENDPOINTS).map((calls) => ({
  calls,
  method: calls[0].endpoint.method,
  pattern: toPattern(getRoute(calls[0].endpoint)),
}));

/** The path below the base of its host, as the endpoint names it. */
const withoutMount = ({ endpoint }: AnyEndpoint, path: string): string =>
  path.slice(getRoute(endpoint).length - endpoint.path.length);

const chooseByFields = async (
  calls: readonly AnyEndpoint[],
  value: unknown,
): Promise<AnyEndpoint> => chooseCall(await Promise.all(calls.map(createCandidate)), value);

const refuseRoute = (methods: readonly string[]): Response =>
  methods.length === 0
    ? createErrorResponse(404, 'No call of the contract has this path.')
    : createErrorResponse(405, 'This call needs another method.', { Allow: methods.join(', ') });

/**
 * Serves the calls of the contract over HTTP, as a function from a web request to a response: a route handler of Next, Hono,
 * Bun, Deno or any other framework with these types. It stores nothing, signs nobody in and sets no CORS headers or rate
 * limits; these belong to the framework around it.
 * @param transport what answers the calls, such as `createNodeEngine()`, or a function that chooses it for a request: an
 * engine with the store of the person who is signed in
 * @example export const POST = createFetchHandler(createNodeEngine())
 */
export function createFetchHandler(
  transport: Transport | ChooseTransport,
  { basePath = '', onError = () => undefined }: FetchHandlerSettings = {},
): (request: Request) => Promise<Response> {
  const choose: ChooseTransport = typeof transport === 'function' ? transport : () => transport;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
    const routes = ROUTES.filter(({ pattern }) => pattern.test(path));
    const route = routes.find(({ method }) => method === request.method);
    if (!route) return refuseRoute(routes.map(({ method }) => method));
    try {
      const body = await readRequestBody(request);
      const call = await chooseByFields(
        route.calls,
        body.kind === 'json' ? body.value : body.fields,
      );
      const { id, method, host } = call.endpoint;
      const address = { id, method, host, path: withoutMount(call, path) + search };
      const answering = await choose(request);
      return createResponse(
        await answering.send({ ...address, accept: call.reply, body, signal: request.signal }),
      );
    } catch (error) {
      if (error instanceof Refusal) return createErrorResponse(error.status, error.message);
      onError(error);
      return createErrorResponse(500, 'Something went wrong on the server. Try again.');
    }
  };
}
