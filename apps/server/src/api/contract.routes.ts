import type { ApiReply, ApiRequest, RequestBody } from '@spinout/api-client';
import {
  ENDPOINTS,
  chooseCall,
  createCandidate,
  getRoute,
  groupByRoute,
  type AnyEndpoint,
  type Candidate,
} from '@spinout/api-client/contract';
import { Hono } from 'hono';
import { withDiskReserve } from '../database/disk-reserve.js';
import type { AppContext, AppEnv } from '../http/app-env.js';
import { readPaperUpload } from '../http/multipart.js';
import { parseJson } from '../http/parse-json.js';
import type { IdempotentReplies } from '../store/idempotent-replies.js';
import { getOwner } from './identify-caller.js';
import { processOnce } from './idempotency.js';
import { createResponse, serializeReply, type WireReply } from './serialize-reply.js';

export type Override = (
  request: ApiRequest,
  owner: string,
  /** The `Idempotency-Key` of the request, if any. */
  key: string | null,
) => Promise<ApiReply>;

export interface ContractServices {
  /** Answers a call with the data of one owner. */
  readonly answerCall: (request: ApiRequest, owner: string) => Promise<WireReply>;
  /** Calls that the server answers itself, by endpoint id. */
  readonly overrides: Readonly<Record<string, Override>>;
  readonly replies: IdempotentReplies;
}

/** Answered by the routes of sign-in. */
const isSession = ({ endpoint }: AnyEndpoint) => endpoint.host === 'auth';

/** Mounts every endpoint of the contract on the engine's handlers, except those of sign-in. */
export async function contractRoutes(services: ContractServices): Promise<Hono<AppEnv>> {
  const routes = new Hono<AppEnv>();
  for (const calls of groupByRoute(ENDPOINTS.filter((call) => !isSession(call)))) {
    const [{ endpoint }] = calls;
    const candidates = await Promise.all(calls.map(createCandidate));
    routes.on(endpoint.method, getRoute(endpoint), (context) =>
      answer(context, services, candidates),
    );
  }
  return routes;
}

/** Calls that delete data; they also work while the disk is nearly full. */
const DELETIONS: ReadonlySet<string> = new Set(['data.delete', 'journeys.remove']);

async function answer(
  context: AppContext,
  services: ContractServices,
  candidates: readonly Candidate[],
): Promise<Response> {
  const owner = getOwner(context);
  const body = await readBody(context);
  const call = chooseCall(candidates, body.kind === 'json' ? body.value : body.fields);
  const { id, method, host, path } = call.endpoint;
  const process = () =>
    processOnce(context, services.replies, { owner, endpoint: id, body }, async (key) => {
      const { signal } = context.req.raw;
      // Fields of a GET travel in the query of its path.
      const { search } = new URL(context.req.url);
      const request = { id, method, host, path: path + search, accept: call.reply, body, signal };
      const override = services.overrides[id];
      return override
        ? serializeReply(await override(request, owner, key))
        : services.answerCall(request, owner);
    });
  const { reply, headers } = await (DELETIONS.has(id) ? withDiskReserve(process) : process());
  return createResponse(reply, headers);
}

/** HEAD is answered by the route of GET. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Reads the body of a request.
 * @throws 400 for invalid JSON, and what `readPaperUpload` throws
 */
async function readBody(context: AppContext): Promise<RequestBody> {
  if (BODILESS.has(context.req.method)) return { kind: 'json', value: undefined };
  if (/^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '')) {
    const { fields, file, fileField } = await readPaperUpload(context.req.raw, {
      lease: context.get('bodyLease'),
    });
    return { kind: 'form', fields: { ...fields, [fileField]: file } };
  }
  return { kind: 'json', value: parseJson(await context.req.text()) };
}
