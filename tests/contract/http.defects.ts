/** A defect of a server on the HTTP level. */
export interface HttpDefect {
  readonly name: string;
  readonly rows: readonly string[];
  readonly corrupt: (reply: Response, request: Request) => Response | Promise<Response>;
}

const getPath = ({ url }: Request) => new URL(url).pathname;

const json = (status: number, value: unknown) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const replaceHeaders = (reply: Response, headers: Readonly<Record<string, string>>) => {
  const changed = new Headers(reply.headers);
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  const { status } = reply;
  return new Response(status === 204 ? null : reply.body, { status, headers: changed });
};

/** Returns the refresh token of a request; empty if there is none. */
const getRefreshToken = async (request: Request): Promise<string> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const token: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'refresh_token') : null;
  return typeof token === 'string' ? token : '';
};

/** A sign-in service that accepts used refresh tokens. */
const acceptUsedRefreshTokens = (): HttpDefect['corrupt'] => {
  const pairs = new Map<string, unknown>();
  return async (reply, request) => {
    if (!getPath(request).endsWith('/auth/refresh') || request.method !== 'POST') return reply;
    const sent = await getRefreshToken(request);
    if (reply.status < 400) pairs.set(sent, await reply.clone().json());
    return pairs.has(sent) ? json(200, pairs.get(sent)) : reply;
  };
};

/** A sign-in service that issues a new pair for a used refresh token. */
const renewUsedRefreshTokens = (): HttpDefect['corrupt'] => {
  const used = new Set<string>();
  return async (reply, request) => {
    if (!getPath(request).endsWith('/auth/refresh') || request.method !== 'POST') return reply;
    const sent = await getRefreshToken(request);
    if (used.has(sent))
      return json(200, {
        success: true,
        token: 'another-token',
        refresh_token: 'another-refresh-token',
      });
    if (reply.status < 400) used.add(sent);
    return reply;
  };
};

/** A sign-in service whose sign-out does not end the session on the server. */
const keepSessionsAfterSignOut = (usableToken: 'access' | 'refresh'): HttpDefect['corrupt'] => {
  const profiles = new Map<string, unknown>();
  const ended = new Set<string>();
  return async (reply, request) => {
    const path = getPath(request);
    const bearer = request.headers.get('authorization') ?? '';
    if (path.endsWith('/auth/profile') && request.method === 'GET') {
      if (reply.status < 400) profiles.set(bearer, await reply.clone().json());
      else if (usableToken === 'access' && profiles.has(bearer))
        return json(200, profiles.get(bearer));
    }
    if (path.endsWith('/auth/logout')) ended.add(await getRefreshToken(request));
    if (usableToken === 'refresh' && path.endsWith('/auth/refresh')) {
      const sent = await getRefreshToken(request);
      if (sent !== '' && ended.has(sent))
        return json(200, {
          success: true,
          token: 'another-token',
          refresh_token: 'another-refresh-token',
        });
    }
    return reply;
  };
};

/** Answers the refused start of a sign-in with a redirect. */
const redirectRefusals =
  (location: (address: string) => string): HttpDefect['corrupt'] =>
  (reply, request) =>
    getPath(request).includes('/auth/login/') && reply.status === 400
      ? new Response(null, {
          status: 302,
          headers: {
            location: location(new URL(request.url).searchParams.get('redirect_uri') ?? ''),
          },
        })
      : reply;

const workerScript =
  (contentType: string, text = 'self.skipWaiting();', status = 200): HttpDefect['corrupt'] =>
  (reply, request) =>
    getPath(request) === '/service-worker.js'
      ? new Response(text, { status, headers: { 'content-type': contentType } })
      : reply;

/** Servers that differ from ours and are also correct. */
export const goodServers: readonly Pick<HttpDefect, 'name' | 'corrupt'>[] = [
  { name: 'as it is', corrupt: (reply) => reply },
  { name: 'with a worker', corrupt: workerScript('text/javascript; charset=utf-8') },
  { name: 'with a worker of the older type', corrupt: workerScript('application/javascript') },
  {
    name: 'that sends a foreign sign-in back to its own page with an error',
    corrupt: redirectRefusals(() => '/auth/callback?error=invalid_request'),
  },
];

export const httpDefects: readonly HttpDefect[] = [
  {
    name: 'that accepts used refresh tokens',
    rows: ['API-23'],
    corrupt: acceptUsedRefreshTokens(),
  },
  {
    name: 'that issues two pairs for one refresh token',
    rows: ['API-23'],
    corrupt: renewUsedRefreshTokens(),
  },
  {
    name: 'whose access tokens outlive the sign-out',
    rows: ['API-24'],
    corrupt: keepSessionsAfterSignOut('access'),
  },
  {
    name: 'whose refresh tokens outlive the sign-out',
    rows: ['API-24'],
    corrupt: keepSessionsAfterSignOut('refresh'),
  },
  {
    name: 'that accepts any address for returning from a sign-in',
    rows: ['API-27'],
    corrupt: redirectRefusals(
      (address) =>
        `https://accounts.example.org/authorize?${new URLSearchParams({ state: address })}`,
    ),
  },
  {
    name: 'that redirects a sign-in to any address at once',
    rows: ['API-27'],
    corrupt: redirectRefusals((address) => `${address}?error=access_denied`),
  },
  {
    name: 'that shows its page in place of the worker',
    rows: ['API-32'],
    corrupt: workerScript('text/html', '<!doctype html><title>App</title>'),
  },
  { name: 'whose worker is plain text', rows: ['API-32'], corrupt: workerScript('text/plain') },
  { name: 'whose worker is empty', rows: ['API-32'], corrupt: workerScript('text/javascript', '') },
  {
    name: 'that shows its page at unknown paths',
    rows: ['API-32', 'HTTP'],
    corrupt: (reply) =>
      reply.status === 404 ? new Response('<!doctype html><title>App</title>') : reply,
  },
  {
    name: 'that fails on an incomplete body',
    rows: ['HTTP'],
    corrupt: (reply, request) =>
      getPath(request).endsWith('/ai-topic-suggestions') && reply.status === 400
        ? json(500, { error: 'SyntaxError' })
        : reply,
  },
  {
    name: 'that does not know HEAD',
    rows: ['HTTP'],
    corrupt: (reply, { method }) => (method === 'HEAD' ? json(400, {}) : reply),
  },
  {
    name: 'that allows credentials from every origin',
    rows: ['HTTP'],
    corrupt: (reply, request) =>
      replaceHeaders(reply, {
        'access-control-allow-origin': request.headers.get('origin') ?? '*',
        'access-control-allow-credentials': 'true',
      }),
  },
  {
    name: 'whose replayed replies differ',
    rows: ['HTTP'],
    corrupt: (reply) =>
      reply.headers.has('idempotency-replayed') ? json(200, { success: true }) : reply,
  },
  {
    name: 'that returns an empty reply for genomics',
    rows: ['CFG-04'],
    corrupt: (reply, request) =>
      getPath(request).startsWith('/api/v1/genomics') ? new Response('') : reply,
  },
  {
    name: 'that fails for spectra',
    rows: ['CFG-05'],
    corrupt: (reply, request) =>
      getPath(request).endsWith('/spectra') ? json(500, { error: 'TypeError' }) : reply,
  },
  {
    name: 'without serverless paths',
    rows: ['API-28', 'API-30'],
    corrupt: (reply, request) =>
      getPath(request).startsWith('/.netlify') ? json(404, { error: 'Not found' }) : reply,
  },
  {
    name: 'whose serverless analytics differ',
    rows: ['API-30'],
    corrupt: (reply, request) =>
      getPath(request).startsWith('/.netlify') && getPath(request).endsWith('/analytics')
        ? json(200, { visits: 3 })
        : reply,
  },
  {
    name: 'that accepts any bearer token',
    rows: ['API-21'],
    corrupt: (reply, request) =>
      request.headers.get('authorization') === 'Bearer not.a-token'
        ? json(200, { success: true, user: { id: 'u', role: 'admin', provider: 'none' } })
        : reply,
  },
  {
    name: 'whose users have no role',
    rows: ['API-21', 'API-22', 'API-23'],
    corrupt: async (reply, request) => {
      if (!getPath(request).endsWith('/auth/profile') || reply.status >= 400) return reply;
      const { user } = (await reply.json()) as { user: Record<string, unknown> };
      return json(200, { success: true, user: { ...user, role: null } });
    },
  },
  {
    name: 'that does not store profile changes',
    rows: ['API-22'],
    corrupt: async (reply, request) => {
      if (getPath(request) !== '/api/v1/auth/profile' || request.method !== 'GET') return reply;
      if (reply.status >= 400) return reply;
      const { user } = (await reply.json()) as { user: Record<string, unknown> };
      return json(200, { success: true, user: { ...user, organization: '', bio: 'Mine' } });
    },
  },
  {
    name: 'whose refreshed tokens are invalid',
    rows: ['API-23'],
    corrupt: (reply, request) =>
      getPath(request).endsWith('/auth/refresh') && reply.status < 400
        ? json(200, { success: true, token: 'not.a-token', refresh_token: 'none' })
        : reply,
  },
  {
    name: 'that cannot sign out a signed-in user',
    rows: ['API-24'],
    corrupt: (reply, request) =>
      getPath(request).endsWith('/auth/logout') && request.headers.has('authorization')
        ? json(500, { error: 'Broken' })
        : reply,
  },
];
