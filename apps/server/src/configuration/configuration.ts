import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ConfigurationError } from '@spinout/api-client';
import * as variables from './configuration.variables.js';
import type { LiveSource, Variable } from './configuration.variables.js';
import type { Secret } from './secret.js';

export type { LiveSource, LogLevel } from './configuration.variables.js';

/** Client id and secret from the registration of this server at a provider. */
export interface ProviderKeys {
  readonly clientId: string;
  readonly clientSecret: Secret;
}

interface LiveSettings {
  /** Address that replaces the source's own, e.g. of a proxy; null = the source's own. */
  readonly base: string | null;
  readonly key: Secret | null;
}

const DEFAULT_PORT = 4173;
const DEFAULT_FOLDER = '.spinout/data';
const IN_MEMORY = 'memory:';
const POINTS_PER_OWNER = 2000;
const POINTS_PER_ADDRESS = 6000;

const RENAMED_DEMO_SIGN_IN =
  'SPINOUT_DEMO_SIGN_IN was replaced by SPINOUT_ALLOW_DEMO_SIGN_IN. Remove it; instead of false set ' +
  'SPINOUT_ALLOW_DEMO_SIGN_IN=0, and to offer demo accounts to other machines set SPINOUT_ALLOW_DEMO_SIGN_IN=1.';
/** At least two, so that one long call does not delay all others. */
const DEFAULT_WORKERS = Math.min(Math.max(2, availableParallelism()), 8);
const DEFAULT_QUEUE_PER_WORKER = 16;
const DEFAULT_CALL_SECONDS = 20;
const DEFAULT_WORKER_MB = 256;
const MEGABYTE = 1_000_000;
const DEFAULT_GUEST_MB = 50;
const DEFAULT_USER_MB = 250;
const DEFAULT_TOTAL_MB = 10_000;
const DEFAULT_GUEST_DAYS = 30;

/**
 * Reads the environment.
 * @param currentFolder base of a relative SPINOUT_DATA
 * @throws {ConfigurationError} with one line for each invalid variable
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  currentFolder: string,
) {
  const problems: string[] = [];

  const read = <Value>(name: string, variable: Variable<Value>): Value | null => {
    const rawValue = environment[name]?.trim() ?? '';
    if (rawValue === '') return null;
    const parsed = variable.schema.safeParse(rawValue);
    if (parsed.success) return parsed.data;
    const shown = variable.hidden ? 'cannot be used' : `is ${JSON.stringify(rawValue)}`;
    problems.push(
      `${name} ${shown}. It must ${variable.requirement}, for example ${name}=${variable.example}`,
    );
    return null;
  };

  const isSet = (name: string) => (environment[name]?.trim() ?? '') !== '';
  /** Requires both variables or neither. */
  const requireBoth = (first: string, second: string) => {
    if (isSet(first) === isSet(second)) return;
    const [given, missing] = isSet(first) ? [first, second] : [second, first];
    problems.push(`${given} is set, but ${missing} is not. Set both, or neither.`);
  };

  const provider = (name: string): ProviderKeys | null => {
    const id = `${name}_CLIENT_ID`;
    requireBoth(id, `${name}_CLIENT_SECRET`);
    const clientId = read(id, variables.text('be the client id from the provider', 'abc123'));
    const clientSecret = read(`${name}_CLIENT_SECRET`, variables.secret('s3cr3t'));
    return clientId !== null && clientSecret !== null ? { clientId, clientSecret } : null;
  };

  const readLive = (source: LiveSource): LiveSettings => ({
    base: read(
      `${source.toUpperCase()}_BASE`,
      variables.address(`https://proxy.example.org/${source}`),
    ),
    key: read(`${source.toUpperCase()}_KEY`, variables.secret('abc123')),
  });

  const languageModel = () => {
    requireBoth('LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_NAME');
    const url = read('LANGUAGE_MODEL_URL', variables.address('http://localhost:11434/v1'));
    const name = read('LANGUAGE_MODEL_NAME', variables.text('be the name of a model', 'llama3.3'));
    const key = read('LANGUAGE_MODEL_KEY', variables.secret('abc123'));
    if (key !== null && !isSet('LANGUAGE_MODEL_URL')) {
      problems.push('LANGUAGE_MODEL_KEY is set, but LANGUAGE_MODEL_URL is not. Set both.');
    }
    return url !== null && name !== null ? { url, name, key } : null;
  };

  const readBytes = (name: string, defaultMegabytes: number): number =>
    (read(name, variables.megabytes) ?? defaultMegabytes) * MEGABYTE;

  const port = read('PORT', variables.port) ?? DEFAULT_PORT;
  const publicOrigin =
    read('PUBLIC_ORIGIN', variables.origin) ?? `http://localhost:${String(port)}`;
  const data =
    read('SPINOUT_DATA', variables.text(`be a folder or "${IN_MEMORY}"`, '/var/lib/spinout')) ??
    DEFAULT_FOLDER;
  const allowDemoSignIn = read('SPINOUT_ALLOW_DEMO_SIGN_IN', variables.oneOrZero);
  if (isSet('SPINOUT_DEMO_SIGN_IN')) problems.push(RENAMED_DEMO_SIGN_IN);
  const internalOrigin = read('INTERNAL_ORIGIN', variables.internalOrigin);
  const sources = read('SPINOUT_LIVE', variables.liveSources) ?? [];
  const settings = variables.LIVE_SOURCES.map((source) => [source, readLive(source)] as const);
  const live: Readonly<Partial<Record<LiveSource, LiveSettings>>> = Object.fromEntries(
    settings.filter(([source]) => sources.includes(source)),
  );
  const workerCount =
    read('SPINOUT_WORKERS', variables.amount(1, 64, 'threads', '4')) ?? DEFAULT_WORKERS;
  const configuration = {
    port,
    host: read('HOST', variables.host) ?? 'localhost',
    /** Origin under which browsers reach the server. */
    publicOrigin,
    /** Number of trusted proxies in front of the server (`X-Forwarded-…`). */
    trustedProxies: read('TRUSTED_PROXIES', variables.proxies) ?? 0,
    /** Points that a caller may spend in a minute (`http/rate-limit.ts`). */
    budgets: {
      owner: read('SPINOUT_POINTS_PER_OWNER', variables.points) ?? POINTS_PER_OWNER,
      address: read('SPINOUT_POINTS_PER_ADDRESS', variables.points) ?? POINTS_PER_ADDRESS,
    },
    database: {
      /** Address of a Postgres server; null = an embedded database in `folder`. */
      url: read('DATABASE_URL', variables.databaseUrl),
      /** Folder of the embedded database; null = in memory. */
      folder: data === IN_MEMORY ? null : resolve(currentFolder, data),
    },
    /** How much may be stored, in bytes, and how long. */
    storage: {
      guestBytes: readBytes('SPINOUT_GUEST_STORAGE_MB', DEFAULT_GUEST_MB),
      userBytes: readBytes('SPINOUT_USER_STORAGE_MB', DEFAULT_USER_MB),
      totalBytes: readBytes('SPINOUT_STORAGE_MB', DEFAULT_TOTAL_MB),
      /** Days after its last use when the data of a guest is deleted. */
      guestDays: read('SPINOUT_GUEST_DATA_DAYS', variables.days) ?? DEFAULT_GUEST_DAYS,
    },
    signIn: {
      google: provider('GOOGLE'),
      github: provider('GITHUB'),
      orcid: provider('ORCID'),
      /** Allowed redirect addresses of a sign-in; exact match. */
      redirectUris: read(
        'SPINOUT_REDIRECT_URIS',
        variables.addresses('https://spinout.example.org/auth/callback'),
      ) ?? [`${publicOrigin}/auth/callback`],
      /** Initial administrators as `provider:subject`. */
      administrators: read('SPINOUT_ADMINISTRATORS', variables.administrators) ?? [],
      ...(allowDemoSignIn === null ? {} : { allowDemoSignIn }),
      ...(internalOrigin === null ? {} : { internalOrigin }),
    },
    /** Enabled public sources. */
    live,
    /** Whether the literature step searches public sources if the person turns it on, unless turned off, or never. */
    liveSearch: read('SPINOUT_LIVE_SEARCH', variables.liveSearch) ?? 'optional',
    /** Sent to public sources that ask for a contact. */
    contactMail: read('SPINOUT_CONTACT', variables.email),
    languageModel: languageModel(),
    /** Worker threads for the engine. */
    workers: {
      workers: workerCount,
      /** Calls that may wait for a worker. */
      queue:
        read('SPINOUT_WORKER_QUEUE', variables.amount(0, 10_000, 'calls', '64')) ??
        workerCount * DEFAULT_QUEUE_PER_WORKER,
      /** Seconds that a call may compute. */
      callSeconds:
        read('SPINOUT_CALL_SECONDS', variables.amount(1, 600, 'seconds', '20')) ??
        DEFAULT_CALL_SECONDS,
      /** Memory of the heap of a worker, and the same again outside of it. */
      memoryMb:
        read('SPINOUT_WORKER_MB', variables.amount(64, 16_384, 'megabytes', '256')) ??
        DEFAULT_WORKER_MB,
    },
    /** Origins whose pages may call this server. */
    allowedOrigins: read('SPINOUT_ALLOWED_ORIGINS', variables.origins) ?? [],
    /** Origins whose pages may show this server's pages in a frame. */
    frameAncestors: read('SPINOUT_FRAME_ANCESTORS', variables.origins) ?? [],
    logLevel: read('LOG_LEVEL', variables.logLevel) ?? 'info',
    /** Token for `/metrics`; null = only this machine has access. */
    metricsToken: read('METRICS_TOKEN', variables.metricsToken),
  };
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return configuration;
}

/** Configuration of a server, read from the environment. Missing values are null or a default. */
export type Configuration = Readonly<ReturnType<typeof readConfiguration>>;
