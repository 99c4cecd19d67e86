import { contractOf, defineEndpoint, readContractOf } from './endpoint.js';

const loadUserSchemas = () => import('../schemas/user.js');
const loadSessionSchemas = () => import('../schemas/session.js');

/** Loads the profile of the signed-in user. */
export const loadProfile = defineEndpoint({
  id: 'session.profile',
  method: 'GET',
  host: 'auth',
  path: '/auth/profile',
  contract: readContractOf(loadUserSchemas, 'ProfileReply'),
});

/** Saves the profile. */
export const saveProfile = defineEndpoint({
  id: 'session.saveProfile',
  method: 'PUT',
  host: 'auth',
  path: '/auth/profile',
  contract: contractOf(loadUserSchemas, 'SaveProfileRequest', 'ProfileReply'),
});

/** Exchanges a refresh token for the next token pair. */
export const refreshSession = defineEndpoint({
  id: 'session.refresh',
  method: 'POST',
  host: 'auth',
  path: '/auth/refresh',
  isAlwaysFresh: true,
  contract: contractOf(loadSessionSchemas, 'RefreshRequest', 'RefreshReply'),
});

/** Ends the session on the server. */
export const logout = defineEndpoint({
  id: 'session.logout',
  method: 'POST',
  host: 'auth',
  path: '/auth/logout',
  isAlwaysFresh: true,
  contract: contractOf(loadSessionSchemas, 'LogoutRequest', 'AnyReply'),
});

/** Exchanges the code of a sign-in for tokens. */
export const exchangeCode = defineEndpoint({
  id: 'session.exchangeCode',
  method: 'POST',
  host: 'auth',
  path: '/auth/callback',
  contract: contractOf(loadSessionSchemas, 'ExchangeCodeRequest', 'ExchangeCodeReply'),
});

/** Checks the health of sign-in, without retries. */
export const checkSignIn = defineEndpoint({
  id: 'session.health',
  method: 'GET',
  host: 'auth',
  path: '/auth/health',
  retry: false,
  contract: readContractOf(loadSessionSchemas, 'AnyReply'),
});
