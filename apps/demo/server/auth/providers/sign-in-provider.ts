import type { ProviderIdentity } from '../accounts.js';
import type { ProviderRequest } from '../sign-in-transactions.js';

/** A sign-in as it goes out to a provider. */
export interface ProviderStart extends ProviderRequest {
  /** Where the provider sends the browser back to. */
  readonly callback: string;
}

/** A place where people prove who they are. */
export interface SignInProvider {
  /** True for the accounts of this server, which stand in for a provider. */
  readonly isLocal: boolean;
  /** Where the browser goes. @throws when the provider cannot be reached */
  readonly authorizationUrl: (start: ProviderStart) => Promise<URL>;
  /**
   * Who came back.
   * @param answer the callback address with the provider's parameters
   * @throws when the provider refused, cannot be reached, or its answer is not right
   */
  readonly identify: (answer: URL, request: ProviderRequest) => Promise<ProviderIdentity>;
}

/** Longest wait for a provider. */
export const PROVIDER_TIMEOUT_SECONDS = 10;
