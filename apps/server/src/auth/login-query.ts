import type { ValidAuthSettings } from './auth-settings.js';

// RFC 6749 appendix A.5
const STATE = /^[\x20-\x7e]{1,512}$/;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** Parameters of a client at the start of a sign-in. */
export interface LoginQuery {
  readonly redirectUri: string;
  readonly clientState: string | null;
  /** The S256 challenge of the client. */
  readonly codeChallenge: string | null;
}

/** The value of a parameter; undefined if it is missing, null if it is repeated. */
const single = (parameters: URLSearchParams, name: string): string | null | undefined => {
  const values = parameters.getAll(name);
  return values.length > 1 ? null : values[0];
};

/**
 * Reads the parameters of a sign-in.
 * The redirect address must be in the list, character for character: no prefixes, patterns or normalization
 * (RFC 9700 §4.1.3).
 * @returns an error message if a parameter is invalid
 */
export function parseLoginQuery(
  parameters: URLSearchParams,
  { redirectUris }: Pick<ValidAuthSettings, 'redirectUris'>,
): LoginQuery | { readonly problem: string } {
  const redirectUri = single(parameters, 'redirect_uri');
  if (redirectUri == null) return { problem: 'The redirect address is missing.' };
  if (!redirectUris.includes(redirectUri)) {
    return { problem: 'The redirect address is not allowed on this server.' };
  }
  const state = single(parameters, 'state');
  if (state === null || (state !== undefined && !STATE.test(state))) {
    return { problem: 'The state of the sign-in is not valid.' };
  }
  const challenge = single(parameters, 'code_challenge');
  const method = single(parameters, 'code_challenge_method');
  const hasPkce = challenge !== undefined || method !== undefined;
  if (hasPkce && (method !== 'S256' || challenge == null || !CHALLENGE.test(challenge))) {
    return { problem: 'The code challenge must use S256.' };
  }
  return { redirectUri, clientState: state ?? null, codeChallenge: challenge ?? null };
}

export function buildReturnAddress(
  { redirectUri, clientState }: Pick<LoginQuery, 'redirectUri' | 'clientState'>,
  result: { readonly code: string } | { readonly error: string },
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(result)) {
    address.searchParams.set(name, String(value));
  }
  if (clientState !== null) address.searchParams.set('state', clientState);
  return address.href;
}
