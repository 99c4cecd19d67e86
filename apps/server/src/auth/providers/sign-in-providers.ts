import { PROVIDER_IDS, type ProviderId } from '../auth-settings.js';
import type { AuthDependencies, LocalConnection } from '../auth-dependencies.js';
import { DEMO_PROVIDER, getLocalRole } from '../identity/local-accounts.js';
import { createGitHubProvider } from './github.provider.js';
import { createOpenIdProvider } from './openid.provider.js';
import type { SignInProvider } from './sign-in-provider.js';

type ProvidersDependencies = Pick<AuthDependencies, 'settings' | 'fetch'>;

/** Rewrites requests to the server's own public origin to its internal origin. */
function createInternalFetch({ settings, fetch }: ProvidersDependencies): typeof fetch {
  const { origin, internalOrigin } = settings;
  return (input, init) =>
    fetch(
      typeof input === 'string' && input.startsWith(`${origin}/`)
        ? internalOrigin + input.slice(origin.length)
        : input,
      init,
    );
}

const localProvider = (
  dependencies: ProvidersDependencies,
  connection: LocalConnection,
): SignInProvider =>
  createOpenIdProvider(
    {
      ...connection,
      scope: 'openid profile email',
      // Always shows the choice of accounts instead of reusing the previous one.
      parameters: { prompt: 'login' },
      source: DEMO_PROVIDER,
      getFixedRole: getLocalRole,
      signingAlgorithm: 'ES256',
      fetch: createInternalFetch(dependencies),
    },
    true,
  );

/**
 * The available providers: the configured ones, and the demo accounts of this server in place of the others
 * if they are allowed.
 */
export function createSignInProviders(
  dependencies: ProvidersDependencies,
  connection: LocalConnection | null,
): ReadonlyMap<ProviderId, SignInProvider> {
  const { keys, issuers, githubApi } = dependencies.settings;
  const local = connection && localProvider(dependencies, connection);
  const createConfiguredProvider = (id: ProviderId): SignInProvider | null => {
    const own = keys[id];
    if (!own) return null;
    const common = {
      clientId: own.clientId,
      clientSecret: own.clientSecret.reveal(),
      issuer: issuers[id],
      fetch: dependencies.fetch,
    };
    switch (id) {
      case 'google':
        return createOpenIdProvider({ ...common, source: id, scope: 'openid profile email' });
      case 'orcid':
        return createOpenIdProvider({ ...common, source: id, scope: 'openid' });
      case 'github':
        return createGitHubProvider({ ...common, api: githubApi });
    }
  };
  return new Map(
    PROVIDER_IDS.flatMap((id) => {
      const provider = createConfiguredProvider(id) ?? local;
      return provider ? [[id, provider] as const] : [];
    }),
  );
}
