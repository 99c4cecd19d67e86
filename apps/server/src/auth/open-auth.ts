import { PROVIDER_IDS } from './auth-settings.js';
import {
  createAuthDependencies,
  type AuthServices,
  type AuthDependencies,
} from './auth-dependencies.js';
import { createAuthRoutes } from './auth-routes.js';
import { createCallerReader } from './caller-reader.js';
import { endDemoAccounts } from './end-demo-accounts.js';
import { LOCAL_ACCOUNTS } from './identity/local-accounts.js';
import { readLocalIdentityKeys } from './identity/local-identity-keys.js';
import { createIdentityRoutes } from './identity/identity-routes.js';
import { createLocalIdentityStore } from './identity/local-identity-store.js';
import { createSignInRateLimiter } from './sign-in-limits.js';
import { deleteAccount, endSessions } from './delete-account.js';
import { sweepSignIns } from './sweep.js';

export const IDENTITY_PATH = '/identity';

const CLIENT_ID = 'spinout';

const DEMO_WARNING =
  'Anyone who can reach this server can use the demo accounts, including an administrator, without a password. ' +
  'Configure a sign-in provider to end them, or remove SPINOUT_ALLOW_DEMO_SIGN_IN.';

const NO_SIGN_IN =
  'No one can sign in: no provider is configured, and demo accounts are only offered while no other machine can reach ' +
  'this server. Configure a provider, or allow demo accounts to everyone with SPINOUT_ALLOW_DEMO_SIGN_IN=1.';

const DEMO_WITH_PROVIDER =
  'SPINOUT_ALLOW_DEMO_SIGN_IN has no effect: a sign-in provider is configured, which ends the demo accounts.';

/** Logs what an operator has to know about the demo accounts. */
function logDemoAccounts(
  { log, settings }: AuthDependencies,
  isAllowed: boolean | undefined,
): void {
  const { demoAccounts, origin } = settings;
  const hasProvider = Object.keys(settings.keys).length > 0;
  if (demoAccounts === 'everyone') log.warn({ origin }, DEMO_WARNING);
  else if (hasProvider && isAllowed === true) log.warn({ origin }, DEMO_WITH_PROVIDER);
  else if (!hasProvider && demoAccounts === 'off' && isAllowed !== false)
    log.warn({ origin }, NO_SIGN_IN);
}

async function openIdentity(dependencies: AuthDependencies) {
  // The library takes memory that a server with real providers does not need.
  const { createLocalIdentityProvider } = await import('./identity/local-identity-provider.js');
  const { origin, basePath, redirectUris, demoAccounts } = dependencies.settings;
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
    isOpenToEveryone: demoAccounts === 'everyone',
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
  logDemoAccounts(dependencies, services.settings.allowDemoSignIn);
  const hasDemoAccounts = dependencies.settings.demoAccounts !== 'off';
  if (!hasDemoAccounts) await endDemoAccounts(dependencies);
  const local = hasDemoAccounts ? await openIdentity(dependencies) : null;
  return {
    /** Mount at the `basePath` of the settings. */
    routes: createAuthRoutes(dependencies, local?.connection ?? null, consumeLimit),
    readCaller: createCallerReader(dependencies),
    /** Mount at {@link IDENTITY_PATH}; null without demo accounts. */
    identity: local && createIdentityRoutes(local.identity, consumeLimit, dependencies),
    /** Removes expired entries; call periodically. */
    sweep: () => sweepSignIns(dependencies),
    /** Ends all sign-ins of an account. */
    endSessions: (userId: string) => endSessions(dependencies, userId),
    /** Deletes an account, unless it is the last administrator's. */
    deleteAccount: <Deleted>(userId: string, deleteData: () => Promise<Deleted>) =>
      deleteAccount(dependencies, userId, deleteData),
  };
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;
