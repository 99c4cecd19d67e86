import type { HostSettings } from './check-bases.js';
import { createHosts } from './hosts.js';

/** Optional parameters that protect a sign-in. */
export interface SignInProof {
  /** Returned with the code; must match. */
  readonly state?: string;
  /** PKCE challenge, S256 (RFC 7636). */
  readonly codeChallenge?: string;
}

/**
 * Returns the URL that starts a sign-in. The browser navigates to it.
 * @param origin the page's origin; the sign-in returns to `{origin}/auth/callback`
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
  const query = new URLSearchParams({
    redirect_uri: `${origin}/auth/callback`,
    ...(state !== undefined && { state }),
    ...(codeChallenge !== undefined && {
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    }),
  });
  return `${login}?${query.toString()}`;
}
