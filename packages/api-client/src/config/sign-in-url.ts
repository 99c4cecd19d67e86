import { createHosts, type HostSettings } from './hosts.js';

/** What goes along with a sign-in besides where it comes back to. */
export interface SignInProof {
  /** Comes back with the code and must match. */
  readonly state?: string;
  /** PKCE challenge, S256 (RFC 7636). */
  readonly codeChallenge?: string;
}

/**
 * The address that starts a sign-in: the browser goes there, it is no call.
 * @param origin the page's origin; the sign-in comes back to `{origin}/auth/callback`
 */
export function signInUrl(
  hosts: HostSettings,
  provider: string,
  origin: string,
  { state, codeChallenge }: SignInProof = {},
): string {
  const login = createHosts(hosts).url({
    host: 'auth',
    path: `/auth/login/${encodeURIComponent(provider)}`,
  });
  const query = new URLSearchParams({ redirect_uri: `${origin}/auth/callback` });
  if (state !== undefined) query.set('state', state);
  if (codeChallenge !== undefined) {
    query.set('code_challenge', codeChallenge);
    query.set('code_challenge_method', 'S256');
  }
  return `${login}?${query.toString()}`;
}
