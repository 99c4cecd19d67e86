import { defineEndpoint } from './endpoint.js';

/** Loads the profile of the signed-in user. */
export const loadProfile = defineEndpoint({
  id: 'session.profile',
  method: 'GET',
  host: 'auth',
  path: '/auth/profile',
  contract: async () => {
    const [{ Nothing: input }, { ProfileReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/user.js'),
    ]);
    return { input, output };
  },
});

/** Saves the profile. */
export const saveProfile = defineEndpoint({
  id: 'session.saveProfile',
  method: 'PUT',
  host: 'auth',
  path: '/auth/profile',
  contract: async () => {
    const { SaveProfileRequest: input, ProfileReply: output } = await import('../schemas/user.js');
    return { input, output };
  },
});

/** Exchanges a refresh token for the next token pair. */
export const refreshSession = defineEndpoint({
  id: 'session.refresh',
  method: 'POST',
  host: 'auth',
  path: '/auth/refresh',
  contract: async () => {
    const { RefreshRequest: input, RefreshReply: output } = await import('../schemas/session.js');
    return { input, output };
  },
});

/** Ends the session on the server. */
export const logout = defineEndpoint({
  id: 'session.logout',
  method: 'POST',
  host: 'auth',
  path: '/auth/logout',
  contract: async () => {
    const { LogoutRequest: input, AnyReply: output } = await import('../schemas/session.js');
    return { input, output };
  },
});

/** Exchanges the code of a sign-in for tokens. */
export const exchangeCode = defineEndpoint({
  id: 'session.exchangeCode',
  method: 'POST',
  host: 'auth',
  path: '/auth/callback',
  contract: async () => {
    const { ExchangeCodeRequest: input, ExchangeCodeReply: output } =
      await import('../schemas/session.js');
    return { input, output };
  },
});

/** Checks the health of sign-in, without retries. */
export const checkSignIn = defineEndpoint({
  id: 'session.health',
  method: 'GET',
  host: 'auth',
  path: '/auth/health',
  retry: false,
  contract: async () => {
    const [{ Nothing: input }, { AnyReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/session.js'),
    ]);
    return { input, output };
  },
});
