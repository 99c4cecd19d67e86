import {
  changeRole,
  checkSignIn,
  exchangeCode,
  listUsers,
  loadProfile,
  logout,
  refreshSession,
  saveProfile,
} from '@spinout/api-client';
import { absent, handle, Refusal, type Handler } from './handle.js';

const NO_SIGN_IN = 'Signing in needs a server; this engine has none.';

const refuse = () => Promise.reject(new Refusal(501, NO_SIGN_IN));

/** API-21..26, T-40. Accounts belong to a server: without one every call of sign-in says so with 501. */
export const sessionHandlers = (): Handler[] => [
  handle(loadProfile, refuse),
  handle(saveProfile, refuse),
  handle(refreshSession, refuse),
  handle(logout, refuse),
  handle(exchangeCode, refuse),
  handle(checkSignIn, refuse),
  absent(listUsers, NO_SIGN_IN),
  absent(changeRole, NO_SIGN_IN),
];
