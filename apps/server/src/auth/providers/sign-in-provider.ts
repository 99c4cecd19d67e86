import type { ProviderIdentity } from '../accounts.js';
import type { LocalConnection } from '../auth-dependencies.js';
import { createChallenge } from '../secrets.js';
import type { ProviderRequest } from '../sign-in-transactions.js';

export interface ProviderConnection extends LocalConnection {
  readonly fetch: typeof fetch;
}

export interface ProviderStart extends ProviderRequest {
  /** Redirect address for the provider. */
  readonly callback: string;
}

export interface SignInProvider {
  /** True for the demo accounts of this server. */
  readonly isLocal: boolean;
  /** Returns the address to redirect the browser to. @throws if the provider cannot be reached */
  readonly authorizationUrl: (start: ProviderStart) => Promise<URL>;
  /**
   * Returns the identity of the person who signed in.
   * @param callbackUrl the callback address with the provider's parameters
   * @throws if the provider refused, cannot be reached, or sent an invalid response
   */
  readonly identify: (callbackUrl: URL, request: ProviderRequest) => Promise<ProviderIdentity>;
}

export const PROVIDER_TIMEOUT_SECONDS = 10;

export const getAuthorizationParameters = (
  { callback, state, verifier }: ProviderStart,
  scope: string,
) => ({
  redirect_uri: callback,
  response_type: 'code',
  scope,
  state,
  code_challenge: createChallenge(verifier),
  code_challenge_method: 'S256',
});
