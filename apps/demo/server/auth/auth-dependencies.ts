import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '../database/database.types.js';
import {
  checkedAuthSettings,
  type AuthSettings,
  type CheckedAuthSettings,
} from './auth-settings.js';
import type { RandomBytes } from './secrets.js';
import type { SignInLimits } from './sign-in-limits.js';

/** Where sign-in writes down what happened. pino fits. Never given a token, a code or a secret. */
export interface AuthLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The local identity provider as its one client knows it. */
export interface LocalConnection {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** All that sign-in takes from outside. */
export interface AuthServices {
  readonly database: Pick<OpenDatabase, 'db' | 'executeSql' | 'ping'>;
  readonly now: () => Date;
  readonly settings: AuthSettings;
  readonly log: AuthLog;
  /** Asks the providers. @default the platform's own */
  readonly fetch?: typeof fetch;
  /** @default randomBytes of node:crypto */
  readonly randomBytes?: RandomBytes;
  readonly limits?: Partial<SignInLimits>;
}

export type AuthDatabase = OpenDatabase['db'];
export type AuthTransaction = Parameters<Parameters<AuthDatabase['transaction']>[0]>[0];

/** The services with all that was left open filled in. */
export interface AuthDependencies {
  readonly db: AuthDatabase;
  readonly executeSql: OpenDatabase['executeSql'];
  readonly ping: OpenDatabase['ping'];
  readonly now: () => Date;
  readonly settings: CheckedAuthSettings;
  readonly log: AuthLog;
  readonly fetch: typeof fetch;
  readonly randomBytes: RandomBytes;
  readonly limits: Partial<SignInLimits>;
}

/** @throws {ConfigurationError} as {@link checkedAuthSettings} does */
export function createAuthDependencies(services: AuthServices): AuthDependencies {
  return {
    db: services.database.db,
    executeSql: services.database.executeSql,
    ping: services.database.ping,
    now: services.now,
    settings: checkedAuthSettings(services.settings),
    log: services.log,
    fetch: services.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    randomBytes: services.randomBytes ?? randomBytes,
    limits: services.limits ?? {},
  };
}
