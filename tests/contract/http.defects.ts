/** Something wrong with a server below the calls of the contract. */
export interface HttpDefect {
  readonly name: string;
  readonly rows: readonly string[];
  readonly spoil: (reply: Response, request: Request) => Response | Promise<Response>;
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

const json = (status: number, value: unknown) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const withHeaders = (reply: Response, headers: Readonly<Record<string, string>>) => {
  const changed = new Headers(reply.headers);
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  const { status } = reply;
  return new Response(status === 204 ? null : reply.body, { status, headers: changed });
};

export const httpDefects: readonly HttpDefect[] = [
  {
    name: 'that shows its page at paths that are none',
    rows: ['HTTP'],
    spoil: (reply) =>
      reply.status === 404 ? new Response('<!doctype html><title>App</title>') : reply,
  },
  {
    name: 'that breaks on half a body',
    rows: ['HTTP'],
    spoil: (reply, request) =>
      pathOf(request).endsWith('/ai-topic-suggestions') && reply.status === 400
        ? json(500, { error: 'SyntaxError' })
        : reply,
  },
  {
    name: 'that does not know HEAD',
    rows: ['HTTP'],
    spoil: (reply, { method }) => (method === 'HEAD' ? json(400, {}) : reply),
  },
  {
    name: 'that lets every origin call with credentials',
    rows: ['HTTP'],
    spoil: (reply, request) =>
      withHeaders(reply, {
        'access-control-allow-origin': request.headers.get('origin') ?? '*',
        'access-control-allow-credentials': 'true',
      }),
  },
  {
    name: 'whose kept answers differ',
    rows: ['HTTP'],
    spoil: (reply) =>
      reply.headers.has('idempotency-replayed') ? json(200, { success: true }) : reply,
  },
  {
    name: 'that has nothing to say about genes',
    rows: ['CFG-04'],
    spoil: (reply, request) =>
      pathOf(request).startsWith('/api/v1/genomics') ? new Response('') : reply,
  },
  {
    name: 'that breaks over spectra',
    rows: ['CFG-05'],
    spoil: (reply, request) =>
      pathOf(request).endsWith('/spectra') ? json(500, { error: 'TypeError' }) : reply,
  },
  {
    name: 'without serverless paths',
    rows: ['API-28', 'API-30'],
    spoil: (reply, request) =>
      pathOf(request).startsWith('/.netlify') ? json(404, { error: 'Not found' }) : reply,
  },
  {
    name: 'whose serverless analytics are others',
    rows: ['API-30'],
    spoil: (reply, request) =>
      pathOf(request).startsWith('/.netlify') && pathOf(request).endsWith('/analytics')
        ? json(200, { visits: 3 })
        : reply,
  },
  {
    name: 'that takes any bearer token',
    rows: ['API-21'],
    spoil: (reply, request) =>
      request.headers.get('authorization') === 'Bearer not.a-token'
        ? json(200, { success: true, user: { id: 'u', role: 'admin', provider: 'none' } })
        : reply,
  },
  {
    name: 'whose users have no role',
    rows: ['API-21', 'API-22', 'API-23'],
    spoil: async (reply, request) => {
      if (!pathOf(request).endsWith('/auth/profile') || reply.status >= 400) return reply;
      const { user } = (await reply.json()) as { user: Record<string, unknown> };
      return json(200, { success: true, user: { ...user, role: null } });
    },
  },
  {
    name: 'that forgets what a profile was changed to',
    rows: ['API-22'],
    spoil: async (reply, request) => {
      if (pathOf(request) !== '/api/v1/auth/profile' || request.method !== 'GET') return reply;
      if (reply.status >= 400) return reply;
      const { user } = (await reply.json()) as { user: Record<string, unknown> };
      return json(200, { success: true, user: { ...user, organization: '', bio: 'Mine' } });
    },
  },
  {
    name: 'whose refreshed tokens are none',
    rows: ['API-23'],
    spoil: (reply, request) =>
      pathOf(request).endsWith('/auth/refresh') && reply.status < 400
        ? json(200, { success: true, token: 'not.a-token', refresh_token: 'none' })
        : reply,
  },
  {
    name: 'that cannot sign out who is signed in',
    rows: ['API-24'],
    spoil: (reply, request) =>
      pathOf(request).endsWith('/auth/logout') && request.headers.has('authorization')
        ? json(500, { error: 'Broken' })
        : reply,
  },
];
