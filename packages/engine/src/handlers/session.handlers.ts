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
import { Refusal } from '../calls/refusal.js';
import { notImplemented, handle, type Handler } from './handle.js';

const NO_SIGN_IN = 'Signing in needs a server; this engine has none.';

const refuse = () => Promise.reject(new Refusal(501, NO_SIGN_IN));

/** Accounts need a server: without one, every sign-in call is answered with 501. */
export const sessionHandlers: readonly Handler[] = [
  handle(loadProfile, refuse),
  handle(saveProfile, refuse),
  handle(refreshSession, refuse),
  handle(logout, refuse),
  handle(exchangeCode, refuse),
  handle(checkSignIn, refuse),
  notImplemented(listUsers, NO_SIGN_IN),
  notImplemented(changeRole, NO_SIGN_IN),
];
