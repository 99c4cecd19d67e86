import { PROVIDER_IDS, type ProviderId } from '../auth-settings.js';
import type { AuthDependencies, LocalConnection } from '../auth-dependencies.js';
import { localRoleOf } from '../identity/local-accounts.js';
import { gitHubProvider } from './github.provider.js';
import { openIdProvider } from './openid.provider.js';
import type { SignInProvider } from './sign-in-provider.js';

type ProvidersDependencies = Pick<AuthDependencies, 'settings' | 'fetch'>;

/** Rewrites requests to the server's own public origin to its internal origin. */
function ownFetch({ settings, fetch }: ProvidersDependencies): typeof fetch {
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
  openIdProvider(
    {
      ...connection,
      scope: 'openid profile email',
      // Always shows the choice of accounts instead of reusing the previous one.
      parameters: { prompt: 'login' },
      source: 'local',
      fixedRoleOf: localRoleOf,
      signingAlgorithm: 'ES256',
      fetch: ownFetch(dependencies),
    },
    true,
  );

/**
 * The available providers: the configured ones, and the demo accounts of this server in place of the others
 * if they are allowed.
 */
export function signInProviders(
  dependencies: ProvidersDependencies,
  connection: LocalConnection | null,
): ReadonlyMap<ProviderId, SignInProvider> {
  const { keys, issuers, githubApi } = dependencies.settings;
  const local = connection && localProvider(dependencies, connection);
  const configured = (id: ProviderId): SignInProvider | null => {
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
        return openIdProvider({ ...common, source: id, scope: 'openid profile email' });
      case 'orcid':
        return openIdProvider({ ...common, source: id, scope: 'openid' });
      case 'github':
        return gitHubProvider({ ...common, api: githubApi });
    }
  };
  return new Map(
    PROVIDER_IDS.flatMap((id) => {
      const provider = configured(id) ?? local;
      return provider ? [[id, provider] as const] : [];
    }),
  );
}
