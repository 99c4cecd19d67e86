import { REQUEST_TIMEOUT_MS, ConfigurationError } from '@spinout/api-client';
import type { RequestBody, Transport } from '@spinout/api-client';
import { buildPath, ENDPOINTS } from '@spinout/api-client/contract';
import { httpTransport, randomId, sleep as timerSleep, type Sleep } from '@spinout/api-client/http';
import { expectJson, parseWith } from './expectations.js';
import type { Answer, CheckedEndpoint, Kit, SignedIn } from './check.types.js';
import { openHttp } from './http-access.js';
import { retryWhenRateLimited } from './retry-when-rate-limited.js';
import { withTimeout } from './with-timeout.js';

export interface KitSettings {
  /** Transport for anonymous calls. */
  readonly transport: Transport;
  /** Creates a new session at each call. @default only refusals of sign-in are checked */
  readonly signIn?: () => Promise<SignedIn>;
  /** Creates a transport that sends a token. @default one over `http` */
  readonly signed?: (token: string) => Transport;
  /** HTTP address of the server, for checks below the calls. @default such checks are skipped */
  readonly http?: {
    /** Base address of the server, e.g. `https://spinout.example.org`. */
    readonly url: string;
    /** Base address of sign-in. @default `{url}/api/v1` */
    readonly authBase?: string;
    /** Must store the server's cookies. @default the global fetch with a cookie jar */
    readonly fetch?: typeof fetch;
  };
  /** Timeout of a call in milliseconds. @default 30_000 */
  readonly timeoutMs?: number;
  /** Waits after a 429 with Retry-After. @default `setTimeout` */
  readonly sleep?: Sleep;
  /** Id of the run, used in everything that it stores. @default a random id */
  readonly runId?: string;
}

/** The kit, with the state that a run reads. */
export interface OpenKit extends Kit {
  /** Returns the warnings since the last call. */
  readonly takeWarnings: () => readonly string[];
  /** Tokens to hide in reports. */
  readonly secrets: ReadonlySet<string>;
}

const missing = (what: string) => () => {
  throw new ConfigurationError(`A check asked for ${what}, which the settings do not name.`);
};

export function openKit(settings: KitSettings): OpenKit {
  const { transport, signIn, timeoutMs = REQUEST_TIMEOUT_MS } = settings;
  const { sleep = timerSleep } = settings;
  const limits = { timeoutMs, sleep };
  const http = settings.http ? openHttp(settings.http, limits) : null;
  const auth = http
    ? openHttp({ url: settings.http?.authBase ?? `${http.url}/api/v1`, fetch: http.fetch }, limits)
    : null;
  const secrets = new Set<string>();
  const warnings = new Set<string>();

  const overHttp = (token: string): Transport =>
    http && auth
      ? httpTransport({
          apiBase: http.url,
          authBase: auth.url,
          hostname: 'localhost',
          fetch: http.fetch,
          session: { bearer: () => ({ token }), renew: () => Promise.resolve(null) },
        })
      : missing('a signed transport')();

  const ask: Kit['ask'] = async (endpoint, input, as = transport) => {
    const reply = await retryWhenRateLimited(
      () =>
        withTimeout(timeoutMs, endpoint.id, (signal) =>
          as.send({ ...sentTo(endpoint, input), signal, timeoutMs }),
        ),
      ({ retryAfterMs }) => retryAfterMs,
      sleep,
    );
    return { call: endpoint.id, ...reply } satisfies Answer;
  };

  const hide: Kit['hide'] = ({ token, refresh_token }) => {
    secrets.add(token).add(refresh_token);
  };

  return {
    runId: settings.runId ?? `conformance-${randomId()}`,
    canSignIn: signIn !== undefined,
    ask,
    read: async (endpoint, input, rules, as) => {
      const answer = await ask(endpoint, input, as);
      const value = expectJson(answer);
      const { output } = await endpoint.contract();
      if (output)
        parseWith(output, value, `a reply that keeps the contract of ${endpoint.id}`, answer);
      return parseWith(rules, value, `what ${endpoint.id} must hold`, answer);
    },
    warn: (text) => {
      warnings.add(text);
    },
    takeWarnings: () => {
      const pending = [...warnings];
      warnings.clear();
      return pending;
    },
    signIn: async () => {
      const pair = await (signIn ?? missing('a sign-in'))();
      secrets.add(pair.token);
      if (pair.refresh_token !== undefined) secrets.add(pair.refresh_token);
      return pair;
    },
    signed: settings.signed ?? overHttp,
    secrets,
    hide,
    pause: (ms) => sleep(ms, new AbortController().signal),
    http: { send: http?.send ?? missing('a server on HTTP') },
    auth: { url: auth?.url ?? '', send: auth?.send ?? missing('a server on HTTP') },
  };
}

const PDF_CALLS: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ reply }) => reply === 'pdf').map(({ endpoint }) => endpoint.id),
);

const sentTo = (endpoint: CheckedEndpoint, input: unknown) => {
  const { id, method, host, serverlessPath, retry } = endpoint;
  const { path, rest } = buildPath(endpoint, input);
  return {
    id,
    method,
    host,
    path,
    ...(serverlessPath === undefined ? {} : { serverlessPath }),
    ...(retry === undefined ? {} : { retry }),
    accept: PDF_CALLS.has(id) ? ('pdf' as const) : ('json' as const),
    body: createBody(endpoint, rest),
  };
};

/** Request body: a form if there is a file, else JSON. */
const createBody = ({ method }: CheckedEndpoint, input: unknown): RequestBody =>
  method !== 'GET' && isForm(input)
    ? { kind: 'form', fields: input }
    : { kind: 'json', value: input };

const isForm = (input: unknown): input is Readonly<Record<string, string | File>> =>
  typeof input === 'object' &&
  input !== null &&
  Object.values(input).some((value) => value instanceof File);
