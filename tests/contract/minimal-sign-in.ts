import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A defect of a sign-in service. */
export type SignInDefect =
  'takes-used-refresh-tokens' | 'keeps-access-tokens' | 'redirects-anywhere';

interface Session {
  access: string;
  refresh: string;
  used: Set<string>;
  isEnded: boolean;
}

const USER = {
  id: 'u-1',
  email: 'ada@example.org',
  name: 'Ada',
  role: 'user',
  provider: 'google',
  research_interests: [],
};

/** An in-memory sign-in service for one user, at its own address. */
export async function openMinimalSignIn(defect: SignInDefect | null = null) {
  const sessions: Session[] = [];
  const codes = new Map([['code-of-a-person', 'state-of-a-person']]);
  let createdNames = 0;
  const createName = (kind: string) => `${kind}-of-a-person-${(createdNames += 1)}`;
  const startSession = () => {
    const session = {
      access: createName('access'),
      refresh: createName('refresh'),
      used: new Set<string>(),
      isEnded: false,
    };
    sessions.push(session);
    return session;
  };
  const createTokenPair = ({ access, refresh }: Session) => ({
    success: true,
    token: access,
    refresh_token: refresh,
  });
  const findSession = (request: IncomingMessage) =>
    sessions.find(
      ({ access, isEnded }) =>
        request.headers.authorization === `Bearer ${access}` &&
        (!isEnded || defect === 'keeps-access-tokens'),
    );

  const refresh = (token: string): readonly [number, unknown] => {
    const session = sessions.find((one) => one.refresh === token || one.used.has(token));
    const isUsed = session?.used.has(token) ?? false;
    if (!session || session.isEnded) return [401, { error: 'Sign in again.' }];
    if (isUsed && defect !== 'takes-used-refresh-tokens') {
      session.isEnded = true;
      return [401, { error: 'Sign in again.' }];
    }
    session.used.add(session.refresh);
    session.access = createName('access');
    session.refresh = createName('refresh');
    return [200, createTokenPair(session)];
  };

  const handle = (
    request: IncomingMessage,
    body: Readonly<Record<string, unknown>>,
  ): readonly [number, unknown] => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const session = findSession(request);
    const token = body['refresh_token'];
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /accounts/auth/profile':
        return session ? [200, { success: true, user: USER }] : [401, { error: 'Sign in first.' }];
      case 'POST /accounts/auth/refresh':
        return typeof token === 'string' ? refresh(token) : [400, { error: 'A token is needed.' }];
      case 'POST /accounts/auth/logout':
        for (const one of sessions)
          if (one === session || one.refresh === token) one.isEnded = true;
        return [200, { success: true }];
      case 'POST /accounts/auth/callback': {
        const { code, state } = body;
        if (typeof code !== 'string' || !codes.has(code) || codes.get(code) !== state)
          return [400, { error: 'No such code.' }];
        codes.delete(code);
        return [200, { ...createTokenPair(startSession()), user: USER }];
      }
      case 'GET /accounts/auth/health':
        return [200, { status: 'ok' }];
      default:
        return pathname.startsWith('/accounts/auth/login/') && defect === 'redirects-anywhere'
          ? [302, 'https://accounts.example.org/authorize']
          : [400, { error: 'There is nothing here for you.' }];
    }
  };

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const [status, value] = handle(request, parseObject(Buffer.concat(chunks).toString('utf8')));
      if (status === 302) response.writeHead(302, { location: String(value) }).end();
      else
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(value));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { access, refresh: refreshToken } = startSession();
  return {
    authBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/accounts`,
    /** Tokens of a session and an unused code. */
    credentials: {
      access,
      refresh: refreshToken,
      code: 'code-of-a-person',
      state: 'state-of-a-person',
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
