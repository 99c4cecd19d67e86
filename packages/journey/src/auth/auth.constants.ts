/** Milliseconds that a mock login takes. */
export const MOCK_LOGIN_MS = 1_500;
/** Milliseconds for which a sign-in that was begun may come back. */
export const SIGN_IN_TTL_MS = 10 * 60 * 1_000;
/** Milliseconds for which 'Redirecting...' can be read, at least. */
export const REDIRECT_NOTICE_MS = 300;
/** Milliseconds after which a page that was to be left, and is still there, can be used again. */
export const LEAVE_TIMEOUT_MS = 10_000;

/** The one path besides the root. */
export const CALLBACK_PATH = '/auth/callback';
export const ROOT_PATH = '/';

/** Where a guest or a demo account is kept. */
export const ACCOUNT_KEY = 'demo_session';
export const RETURN_KEY = 'redirect_after_login';
/** Where the proof of a sign-in under way is kept, for this tab alone. */
export const PENDING_KEY = 'auth_pending';

/** A token that is nobody's proof. */
export const MOCK_TOKEN_PREFIX = 'mock-';
/** Whose mock login follows an exchange that failed. */
export const FALLBACK_PROVIDER = 'google';

/** Who can vouch for a person, in the order of their buttons. */
export const DEFAULT_PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'orcid', name: 'ORCID' },
] as const;
