import type { ProviderIdentity } from '../accounts.js';
import type { ProviderRequest } from '../sign-in-transactions.js';

/** Parameters of a sign-in at a provider. */
export interface ProviderStart extends ProviderRequest {
  /** Redirect address for the provider. */
  readonly callback: string;
}

/** An identity provider. */
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

/** Timeout of requests to a provider. */
export const PROVIDER_TIMEOUT_SECONDS = 10;
