import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { OpenDatabase } from '../../database/database.types.js';
import type { ShellEnv } from '../../http/shell-env.js';
import type { AuthSettings } from '../auth-settings.js';
import type { AuthServices } from '../auth-world.js';
import { IDENTITY_PATH, openAuth, type Auth } from '../open-auth.js';

const GENEROUS = { points: 10_000, seconds: 60 };

/** Limits that no test reaches which does not mean to. */
const NO_LIMITS = {
  login: GENEROUS,
  providerCallback: GENEROUS,
  exchange: GENEROUS,
  code: GENEROUS,
  refresh: GENEROUS,
  account: GENEROUS,
  identity: GENEROUS,
};

/** A server with sign-in on real HTTP. */
export interface SignInServer {
  readonly origin: string;
  readonly api: string;
  /** Where sign-ins of its own app come back to. */
  readonly redirectUri: string;
  readonly auth: Auth;
  /** Lets the server's clock run ahead. */
  readonly passSeconds: (seconds: number) => void;
  readonly now: () => Date;
  /** All that was logged, as text. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
}

export interface SignInServerOptions {
  readonly settings?: Omit<AuthSettings, 'origin'>;
  readonly limits?: AuthServices['limits'];
  readonly fetch?: typeof fetch;
}

export async function openSignInServer(
  database: OpenDatabase,
  { settings = {}, limits = {}, fetch: ask }: SignInServerOptions = {},
): Promise<SignInServer> {
  const app = new Hono<ShellEnv>();
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const lines: string[] = [];
  const log = (facts: object, message: string) => {
    lines.push(JSON.stringify(facts), message);
  };
  const auth = await openAuth({
    database,
    now,
    settings: { ...settings, origin },
    limits: { ...NO_LIMITS, ...limits },
    log: { info: log, warn: log, error: log },
    ...(ask && { fetch: ask }),
  });
  app.route('/api/v1', auth.routes);
  if (auth.identity) app.route(IDENTITY_PATH, auth.identity);
  return {
    origin,
    api: `${origin}/api/v1`,
    redirectUri: `${origin}/auth/callback`,
    auth,
    now,
    passSeconds: (seconds) => {
      aheadMs += seconds * 1000;
    },
    logged: () => lines.join('\n'),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
