import * as oauth from 'openid-client';
import type { ProviderIdentity } from '../accounts.js';
import { parseAvatarUrl, parseEmail, parseName } from './claims.js';
import {
  getAuthorizationParameters,
  PROVIDER_TIMEOUT_SECONDS,
  type ProviderConnection,
  type SignInProvider,
} from './sign-in-provider.js';

interface OpenIdSettings extends ProviderConnection {
  readonly scope: string;
  /** Further parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The provider that reports the identity. */
  readonly source: string;
  readonly getFixedRole?: (subject: string) => ProviderIdentity['fixedRole'];
  readonly signingAlgorithm?: string;
}

/** Runs the discovery at the first sign-in, and again after a failure. */
function createLazyDiscovery(settings: OpenIdSettings): () => Promise<oauth.Configuration> {
  const { issuer, clientId, clientSecret, signingAlgorithm } = settings;
  let known: Promise<oauth.Configuration> | undefined;
  const discover = () =>
    oauth.discovery(
      new URL(issuer),
      clientId,
      {
        client_secret: clientSecret,
        ...(signingAlgorithm !== undefined && { id_token_signed_response_alg: signingAlgorithm }),
      },
      oauth.ClientSecretPost(clientSecret),
      {
        [oauth.customFetch]: (url, options) => settings.fetch(url, options as RequestInit),
        timeout: PROVIDER_TIMEOUT_SECONDS,
        execute: new URL(issuer).protocol === 'http:' ? [oauth.allowInsecureRequests] : [],
      },
    );
  return () => {
    known ??= discover().catch((fault: unknown) => {
      known = undefined;
      throw fault;
    });
    return known;
  };
}

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce. */
export function createOpenIdProvider(settings: OpenIdSettings, isLocal = false): SignInProvider {
  const getConfiguration = createLazyDiscovery(settings);
  return {
    isLocal,
    authorizationUrl: async (start) =>
      oauth.buildAuthorizationUrl(await getConfiguration(), {
        ...settings.parameters,
        ...getAuthorizationParameters(start, settings.scope),
        nonce: start.nonce,
      }),
    identify: async (callbackUrl, { state, nonce, verifier }) => {
      const configuration = await getConfiguration();
      const tokens = await oauth.authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider returned no identity');
      const { sub: subject } = claims;
      const person =
        claims['name'] === undefined &&
        configuration.serverMetadata().userinfo_endpoint !== undefined
          ? {
              ...claims,
              ...(await oauth.fetchUserInfo(configuration, tokens.access_token, subject)),
            }
          : claims;
      const { given_name: givenName = '', family_name: familyName = '' } = person;
      const bothNames = [givenName, familyName]
        .filter((part) => typeof part === 'string')
        .join(' ');
      return {
        source: settings.source,
        subject,
        name: parseName(person['name'], bothNames, subject),
        email: parseEmail(person['email'], person['email_verified']),
        avatarUrl: parseAvatarUrl(person['picture']),
        fixedRole: settings.getFixedRole?.(subject) ?? null,
      };
    },
  };
}
