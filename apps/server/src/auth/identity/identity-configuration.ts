import type { AdapterFactory, Configuration, JWKS } from 'oidc-provider';
import { renderProblemPage } from '../sign-in-pages.js';
import type { LocalAccount } from './local-accounts.js';

/** The only client of the local identity provider: the server itself. */
export interface LocalClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

export const STYLESHEET = '/identity.css';

const MINUTE_SECONDS = 60;
const INTERACTION_SECONDS = 10 * MINUTE_SECONDS;
const SCOPES = 'openid profile email';

const clientMetadata = ({ clientId, clientSecret, redirectUris }: LocalClient) => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code'],
  response_types: ['code'] as const,
  token_endpoint_auth_method: 'client_secret_post' as const,
  id_token_signed_response_alg: 'ES256' as const,
});

export interface IdentitySettings {
  readonly clients: readonly LocalClient[];
  readonly accounts: readonly LocalAccount[];
  readonly jwks: JWKS;
  readonly cookieKeys: readonly string[];
  readonly store: AdapterFactory;
}

/** Configuration of the identity provider: authorization codes with PKCE for its own clients, nothing else. */
export const createIdentityConfiguration = (
  settings: IdentitySettings & { readonly mountPath: string; readonly home: string },
): Configuration => ({
  adapter: settings.store,
  clients: settings.clients.map(clientMetadata),
  jwks: settings.jwks,
  cookies: {
    keys: [...settings.cookieKeys],
    names: {
      session: 'spinout_identity',
      interaction: 'spinout_interaction',
      resume: 'spinout_resume',
    },
    long: { httpOnly: true, sameSite: 'lax', path: settings.mountPath, signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  },
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  scopes: SCOPES.split(' '),
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  // The session ends with the browser; the tokens of a sign-in do not depend on it.
  expiresWithSession: () => false,
  ttl: {
    AccessToken: INTERACTION_SECONDS,
    AuthorizationCode: MINUTE_SECONDS,
    IdToken: INTERACTION_SECONDS,
    Grant: INTERACTION_SECONDS,
    Interaction: INTERACTION_SECONDS,
    Session: INTERACTION_SECONDS,
  },
  interactions: {
    url: (_, interaction) => `${settings.mountPath}/interaction/${interaction.uid}`,
  },
  findAccount: (_, subject) => {
    const account = settings.accounts.find((candidate) => candidate.subject === subject);
    if (!account) return undefined;
    const { name, email } = account;
    return {
      accountId: subject,
      claims: () => ({ sub: subject, name, email, email_verified: true }),
    };
  },
  // The only client is the server itself, so no consent is needed.
  loadExistingGrant: async (ctx) => {
    const { client, session, provider } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPES);
    await grant.save();
    return grant;
  },
  renderError: async (ctx) => {
    ctx.type = 'html';
    ctx.body = String(
      await renderProblemPage({
        title: 'This sign-in cannot continue',
        message: 'The sign-in request was invalid or has expired. Start again.',
        stylesheet: settings.mountPath + STYLESHEET,
        home: settings.home,
      }),
    );
  },
});
