import { ApiError } from '../errors/api-error.js';
import { readReply } from './read-reply.js';
import type { ApiReply, ApiRequest } from './transport.js';
import { isOtherOrigin } from './trusted-url.js';

/** URL of a request, and the headers that identify its sender. */
export interface Outgoing {
  readonly url: string;
  /** Authorization, X-Visitor-Id and the like. They are sent only to the requested server. */
  readonly identity: Readonly<Record<string, string>>;
}

/**
 * Sends one request over HTTP and reads its reply.
 *
 * Redirects are followed only for anonymous reads, and the reply must come from the requested origin. Other redirects
 * are refused, since a browser does not reveal the target of a redirect before following it.
 * @throws {ApiError} `unreachable` if the server redirects to another origin
 */
export async function exchange(
  send: typeof fetch,
  request: ApiRequest,
  { url, identity }: Outgoing,
  now: () => number,
): Promise<ApiReply> {
  const isAnonymousRead = request.method === 'GET' && Object.keys(identity).length === 0;
  const response = await send(url, {
    method: request.method,
    headers: { ...createContentHeaders(request), ...identity },
    body: encodeBody(request),
    signal: request.signal,
    credentials: 'same-origin',
    redirect: isAnonymousRead ? 'follow' : 'manual',
  });
  if (isRedirect(response) || (response.redirected && isOtherOrigin(url, response.url))) {
    response.body?.cancel().catch(() => undefined);
    throw new ApiError('unreachable', { endpoint: request.id }, { cause: createRedirectError() });
  }
  return readReply(request, response, now);
}

/** Browsers hide a redirect that was not followed; Node exposes its status. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

const createRedirectError = () =>
  new Error(
    'The server redirected the request, which is refused so that nothing secret goes elsewhere. ' +
      'Configure the address at which the server answers itself.',
  );

const createContentHeaders = ({ accept, method, body }: ApiRequest): Record<string, string> => ({
  Accept: accept === 'pdf' ? 'application/pdf' : 'application/json',
  ...(method !== 'GET' && body.kind === 'json' ? { 'Content-Type': 'application/json' } : {}),
});

const encodeBody = ({ method, body }: ApiRequest): BodyInit | null => {
  if (method === 'GET') return null;
  if (body.kind === 'json') return JSON.stringify(body.value);
  const form = new FormData();
  for (const [name, value] of Object.entries(body.fields)) form.append(name, value);
  return form;
};
