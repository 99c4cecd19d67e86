/** Milliseconds that a mock login takes. */
export const MOCK_LOGIN_MS = 1_500;
/** Milliseconds until a pending sign-in expires. */
export const SIGN_IN_TTL_MS = 10 * 60 * 1_000;
/** Milliseconds for which 'Redirecting...' shows at least. */
export const REDIRECT_NOTICE_MS = 300;
/** Milliseconds after which the page becomes usable again if the redirect did not happen. */
export const LEAVE_TIMEOUT_MS = 10_000;

/** Path of the sign-in callback, the only path besides the root. */
export const CALLBACK_PATH = '/auth/callback';
export const ROOT_PATH = '/';

/** Storage key of a guest or demo account. */
export const ACCOUNT_KEY = 'demo_session';
/** Storage key of the account that the tokens belong to. Removed at sign-out, but not when a session expires. */
export const REMEMBERED_KEY = 'signed_in_account';
export const RETURN_KEY = 'redirect_after_login';
/** Session storage key of the pending sign-in. */
export const PENDING_KEY = 'auth_pending';

export const MOCK_TOKEN_PREFIX = 'mock-';
/** Provider of the mock login after a failed code exchange. */
export const FALLBACK_PROVIDER = 'google';

/** Sign-in providers, in the order of their buttons. */
export const DEFAULT_PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'orcid', name: 'ORCID' },
] as const;
