import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { OpenDatabase } from '../../database/database.types.js';
import type { AppEnv } from '../../http/app-env.js';
import type { AuthSettings } from '../auth-settings.js';
import type { AuthServices } from '../auth-dependencies.js';
import { IDENTITY_PATH, openAuth, type Auth } from '../open-auth.js';
import { openHttpServer } from './loopback-server.js';

const GENEROUS = { points: 10_000, seconds: 60 };

/** Limits that are high enough for all tests that do not test limits. */
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
  /** Redirect address of its own app. */
  readonly redirectUri: string;
  readonly auth: Auth;
  /** Advances the server's clock. */
  readonly advanceSeconds: (seconds: number) => void;
  readonly now: () => Date;
  /** Returns the log as text. */
  readonly readLog: () => string;
  readonly close: () => Promise<void>;
}

type SettingsWithoutOrigin = Omit<AuthSettings, 'origin'>;

export interface SignInServerOptions {
  /** Called once the address is known. */
  readonly settings?: (origin: string) => SettingsWithoutOrigin | Promise<SettingsWithoutOrigin>;
  readonly limits?: AuthServices['limits'];
  readonly fetch?: typeof fetch;
  /** The app that sign-in is mounted in. @default an empty one */
  readonly app?: Hono<AppEnv>;
  /** Name under which browsers reach the server; it reaches itself at 127.0.0.1. @default '127.0.0.1' */
  readonly publicName?: string;
}

export async function openSignInServer(
  database: OpenDatabase,
  {
    settings = () => ({}),
    limits = {},
    fetch: ask,
    publicName,
    app = new Hono(),
  }: SignInServerOptions = {},
): Promise<SignInServer> {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const lines: string[] = [];
  const log = (facts: object, message: string) => {
    lines.push(JSON.stringify(facts), message);
  };
  const open = async (origin: string) =>
    openAuth({
      database,
      now,
      settings: {
        internalOrigin: `http://127.0.0.1:${new URL(origin).port}`,
        ...(await settings(origin)),
        origin,
      },
      limits: { ...NO_LIMITS, ...limits },
      log: { info: log, warn: log, error: log },
      ...(ask && { fetch: ask }),
    });
  let auth: Auth | undefined;
  const { origin, close } = await openHttpServer(async (address) => {
    auth = await open(address);
    app.route('/api/v1', auth.routes);
    if (auth.identity) app.route(IDENTITY_PATH, auth.identity);
    const listener = getRequestListener((request, env) => app.fetch(request, env), {
      overrideGlobalObjects: false,
    });
    return (incoming, outgoing) => void listener(incoming, outgoing);
  }, publicName);
  if (!auth) throw new Error('Sign-in was not started');
  return {
    origin,
    api: `${origin}/api/v1`,
    redirectUri: `${origin}/auth/callback`,
    auth,
    now,
    advanceSeconds: (seconds) => {
      aheadMs += seconds * 1000;
    },
    readLog: () => lines.join('\n'),
    close,
  };
}
