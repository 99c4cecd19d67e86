import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '../database/database.types.js';
import {
  validateAuthSettings,
  type AuthSettings,
  type ValidAuthSettings,
} from './auth-settings.js';
import type { RandomBytes } from './secrets.js';
import type { SignInLimits } from './sign-in-limits.js';

/** Log of sign-in, compatible with pino. Tokens, codes and secrets are never logged. */
export interface AuthLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Connection of the server to its local identity provider. */
export interface LocalConnection {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface AuthServices {
  readonly database: Pick<OpenDatabase, 'db' | 'executeSql' | 'ping'>;
  readonly now: () => Date;
  readonly settings: AuthSettings;
  readonly log: AuthLog;
  /** Used for requests to providers. @default the global fetch */
  readonly fetch?: typeof fetch;
  /** @default randomBytes of node:crypto */
  readonly randomBytes?: RandomBytes;
  readonly limits?: Partial<SignInLimits>;
}

export type AuthDatabase = OpenDatabase['db'];
export type AuthTransaction = Parameters<Parameters<AuthDatabase['transaction']>[0]>[0];

/** The services with all defaults filled in. */
export interface AuthDependencies
  extends
    Required<Omit<AuthServices, 'database' | 'settings'>>,
    Readonly<AuthServices['database']> {
  readonly settings: ValidAuthSettings;
}

/** @throws {ConfigurationError} as {@link validateAuthSettings} does */
export function createAuthDependencies({ database, ...services }: AuthServices): AuthDependencies {
  const { db, executeSql, ping } = database;
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    randomBytes,
    limits: {},
    ...services,
    ...{ db, executeSql, ping },
    settings: validateAuthSettings(services.settings),
  };
}
