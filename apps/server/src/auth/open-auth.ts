import { isLoopback, PROVIDER_IDS } from './auth-settings.js';
import {
  createAuthDependencies,
  type AuthServices,
  type AuthDependencies,
} from './auth-dependencies.js';
import { createAuthRoutes } from './auth-routes.js';
import { createCallerReader } from './caller-reader.js';
import { LOCAL_ACCOUNTS } from './identity/local-accounts.js';
import { readLocalIdentityKeys } from './identity/local-identity-keys.js';
import { createIdentityRoutes } from './identity/identity-routes.js';
import { createLocalIdentityStore } from './identity/local-identity-store.js';
import { createSignInRateLimiter } from './sign-in-limits.js';
import { sweepSignIns } from './sweep.js';

export const IDENTITY_PATH = '/identity';

const CLIENT_ID = 'spinout';

const DEMO_WARNING =
  'Anyone who can reach this server can use the demo accounts, including an administrator, without a password. ' +
  'Configure a sign-in provider to disable them.';

async function openIdentity(dependencies: AuthDependencies) {
  // The library takes memory that a server with real providers does not need.
  const { createLocalIdentityProvider } = await import('./identity/local-identity-provider.js');
  const { origin, basePath, redirectUris } = dependencies.settings;
  const { jwks, cookieKeys, clientSecret } = await readLocalIdentityKeys(dependencies);
  const issuer = origin + IDENTITY_PATH;
  const identity = createLocalIdentityProvider({
    issuer,
    clients: [
      {
        clientId: CLIENT_ID,
        clientSecret,
        redirectUris: PROVIDER_IDS.map((id) => `${origin}${basePath}/auth/provider-callback/${id}`),
      },
    ],
    accounts: LOCAL_ACCOUNTS,
    jwks,
    cookieKeys,
    store: createLocalIdentityStore(dependencies),
    log: dependencies.log,
    returnOrigins: redirectUris.map((uri) => new URL(uri).origin),
  });
  return { identity, connection: { issuer, clientId: CLIENT_ID, clientSecret } };
}

/**
 * Sets up sign-in: its routes, the bearer token reader, and the local identity provider if enabled.
 * @throws {ConfigurationError} for invalid settings
 */
export async function openAuth(services: AuthServices) {
  const dependencies = createAuthDependencies(services);
  const consumeLimit = createSignInRateLimiter(dependencies);
  const { localProvider, origin } = dependencies.settings;
  if (localProvider && !isLoopback(origin)) {
    dependencies.log.warn({ origin }, DEMO_WARNING);
  }
  const local = localProvider ? await openIdentity(dependencies) : null;
  return {
    /** Mount at the `basePath` of the settings. */
    routes: createAuthRoutes(dependencies, local?.connection ?? null, consumeLimit),
    readCaller: createCallerReader(dependencies),
    /** Mount at {@link IDENTITY_PATH}; null if only real providers are used. */
    identity: local && createIdentityRoutes(local.identity, consumeLimit, dependencies),
    /** Removes expired entries; call periodically. */
    sweep: () => sweepSignIns(dependencies),
  };
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;
