import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { parseAvatarUrl, parseEmail, parseName } from './claims.js';
import {
  getAuthorizationParameters,
  PROVIDER_TIMEOUT_SECONDS,
  type ProviderConnection,
  type SignInProvider,
} from './sign-in-provider.js';

/** `issuer` is `https://github.com/login/oauth`, or that of a GitHub Enterprise server. */
interface GitHubSettings extends ProviderConnection {
  /** `https://api.github.com`, or that of a GitHub Enterprise server. */
  readonly api: string;
}

const GitHubUser = z.object({
  id: z.int(),
  login: z.string(),
  name: z.nullish(z.string()),
  avatar_url: z.nullish(z.string()),
});
const GitHubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub supports OAuth 2 without discovery and ID tokens: the identity is read from its API. */
export function createGitHubProvider(settings: GitHubSettings): SignInProvider {
  const { clientId, clientSecret, issuer, api } = settings;
  const configuration = new oauth.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/access_token`,
    },
    clientId,
    { client_secret: clientSecret },
    oauth.ClientSecretPost(clientSecret),
  );
  configuration.timeout = PROVIDER_TIMEOUT_SECONDS;
  configuration[oauth.customFetch] = (url, options) => settings.fetch(url, options as RequestInit);
  if (new URL(issuer).protocol === 'http:') oauth.allowInsecureRequests(configuration);

  const fetchJson = async (accessToken: string, path: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Spinout' });
    const url = new URL(`${api}${path}`);
    const reply = await oauth.fetchProtectedResource(
      configuration,
      accessToken,
      url,
      'GET',
      null,
      headers,
    );
    if (!reply.ok) throw new Error(`GitHub replied with status ${reply.status}`);
    return reply.json();
  };

  return {
    isLocal: false,
    authorizationUrl: (start) =>
      Promise.resolve(
        oauth.buildAuthorizationUrl(
          configuration,
          getAuthorizationParameters(start, 'read:user user:email'),
        ),
      ),
    identify: async (callbackUrl, { state, verifier }) => {
      const { access_token: accessToken } = await oauth.authorizationCodeGrant(
        configuration,
        callbackUrl,
        { expectedState: state, pkceCodeVerifier: verifier },
      );
      const person = z.parse(GitHubUser, await fetchJson(accessToken, '/user'));
      const emails = z.parse(GitHubEmails, await fetchJson(accessToken, '/user/emails'));
      const primary = emails.find((email) => email.primary);
      return {
        source: 'github',
        subject: String(person.id),
        name: parseName(person.name, person.login),
        email: parseEmail(primary?.email, primary?.verified),
        avatarUrl: parseAvatarUrl(person.avatar_url),
        fixedRole: null,
      };
    },
  };
}
