import { REQUEST_TIMEOUT_MS } from '../call.js';
import { placeOf } from '../endpoint-place.js';
import { ENDPOINTS } from '../endpoints/all.endpoints.js';
import { ConfigurationError } from '../errors/api-error.js';
import { httpTransport } from '../transport/http-transport.js';
import { randomId } from '../transport/random-id.js';
import { sleep as timerSleep, type Sleep } from '../transport/sleep.js';
import type { RequestBody, Transport } from '../transport/transport.js';
import { jsonOf } from './answers.js';
import type { Answer, AskedEndpoint, Kit, SignedIn } from './check.types.js';
import { openHttp } from './http-access.js';
import { readBy } from './read-by.js';
import { whenAskedToWait } from './when-asked-to-wait.js';
import { withinTime } from './within-time.js';

export interface KitSettings {
  /** Carries the calls of somebody who is not signed in. */
  readonly transport: Transport;
  /** Signs in anew at each call. @default sign-in is only checked to refuse */
  readonly signIn?: () => Promise<SignedIn>;
  /** Makes a transport that signs with a token. @default one over `http` */
  readonly signed?: (token: string) => Transport;
  /** The same server on HTTP, for what lies below the calls. @default not checked */
  readonly http?: {
    /** Where the server answers, e.g. `https://spinout.example.org`. */
    readonly url: string;
    /** Where sign-in answers, when that is elsewhere. @default `{url}/api/v1` */
    readonly authBase?: string;
    /** Must keep the server's cookies. @default the global fetch with cookies of its own */
    readonly fetch?: typeof fetch;
  };
  /** Milliseconds that a call may take. @default 30_000 */
  readonly timeoutMs?: number;
  /** Waits where a server asks for it (429 with Retry-After). @default a timer */
  readonly sleep?: Sleep;
  /** Names the run in what it stores. @default a random name */
  readonly runId?: string;
}

/** The kit, and what a run needs to know of its use. */
export interface OpenKit extends Kit {
  /** What was noted since the last time. */
  readonly takeWarnings: () => readonly string[];
  /** Tokens that no report may hold. */
  readonly secrets: ReadonlySet<string>;
}

const missing = (what: string) => () => {
  throw new ConfigurationError(`A check asked for ${what}, which the settings do not name.`);
};

/** Makes the tools of all checks. */
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
    const reply = await whenAskedToWait(
      () =>
        withinTime(timeoutMs, endpoint.id, (signal) =>
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
      const value = jsonOf(answer);
      const { output } = await endpoint.contract();
      if (output)
        readBy(output, value, `a reply that keeps the contract of ${endpoint.id}`, answer);
      return readBy(rules, value, `what ${endpoint.id} must hold`, answer);
    },
    warn: (text) => {
      warnings.add(text);
    },
    takeWarnings: () => {
      const taken = [...warnings];
      warnings.clear();
      return taken;
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

const sentTo = (endpoint: AskedEndpoint, input: unknown) => {
  const { id, method, host, serverlessPath, retry } = endpoint;
  const { path, rest } = placeOf(endpoint, input);
  return {
    id,
    method,
    host,
    path,
    ...(serverlessPath === undefined ? {} : { serverlessPath }),
    ...(retry === undefined ? {} : { retry }),
    accept: PDF_CALLS.has(id) ? ('pdf' as const) : ('json' as const),
    body: bodyOf(endpoint, rest),
  };
};

/** What a client sends: a form where there is a file, else JSON. */
const bodyOf = ({ method }: AskedEndpoint, input: unknown): RequestBody =>
  method !== 'GET' && isForm(input)
    ? { kind: 'form', fields: input }
    : { kind: 'json', value: input };

const isForm = (input: unknown): input is Readonly<Record<string, string | File>> =>
  typeof input === 'object' &&
  input !== null &&
  Object.values(input).some((value) => value instanceof File);
