import { createHosts, type Hosts } from '../config/hosts.js';
import { exchange } from './http-exchange.js';
import { randomId } from './random-id.js';
import { withRetries } from './retries.js';
import { isSendable, canSign, type Bearer } from './session-access.js';
import { sleep as timerSleep } from './sleep.js';
import type { HttpTransportSettings } from './http-transport-settings.js';
import type { ApiReply, ApiRequest } from './transport.js';
import { isUnder } from './trusted-url.js';

const UNAUTHORIZED = 401;

/** Sends one request, with token, idempotency key and retries as configured. */
export async function sendOverHttp(
  request: ApiRequest,
  currentBearer: Bearer | null,
  settings: HttpTransportSettings,
): Promise<ApiReply> {
  const hosts = createHosts(settings);
  const {
    session,
    visitorId,
    idempotency = false,
    now = Date.now,
    random = Math.random,
    randomUUID = randomId,
    sleep = timerSleep,
  } = settings;
  const url = hosts.url(request);
  const trusted = isConfigured(hosts, request, url);
  const key =
    idempotency && trusted && request.method !== 'GET'
      ? (request.idempotencyKey ?? randomUUID())
      : undefined;
  const signed = trusted && canSign(request);
  let bearer = signed ? sendable(currentBearer) : null;
  let canRenew = bearer !== null;

  const exchangeNow = () =>
    exchange(
      settings.fetch ?? globalThis.fetch,
      request,
      {
        url,
        identity: {
          ...(bearer ? { Authorization: `Bearer ${bearer.token}` } : {}),
          ...(signed && visitorId !== undefined ? { 'X-Visitor-Id': visitorId } : {}),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
      },
      now,
    );

  const attempt = async () => {
    const reply = await exchangeNow();
    if (reply.status !== UNAUTHORIZED || !bearer || !canRenew) return reply;
    canRenew = false;
    const renewed = sendable(await session?.renew(bearer).catch(() => null));
    if (!renewed || renewed.token === bearer.token) return reply;
    bearer = renewed;
    // Safe for writing requests too: the server refused the first one before doing anything.
    return exchangeNow();
  };

  return withRetries(request, key !== undefined, attempt, { now, random, sleep });
}

/** Identifying headers are sent only to configured addresses. */
const isConfigured = (hosts: Hosts, { host, serverlessPath }: ApiRequest, url: string): boolean =>
  isUnder(url, hosts.url({ host, path: '' })) ||
  (serverlessPath !== undefined && isUnder(url, '/'));

const sendable = (bearer: Bearer | null | undefined): Bearer | null =>
  bearer && isSendable(bearer.token) ? bearer : null;
