export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';

export { Account, type AccountProps } from './auth/account.js';
export { AuthAlert } from './auth/auth-alert.js';
export { AuthCallback, type AuthCallbackProps } from './auth/auth-callback.js';
export { AuthNotices } from './auth/auth-notices.js';
export type { AuthModel } from './auth/auth.model.js';
export { browserPage, type AuthPage } from './auth/auth-page.js';
export { AuthProvider, type AuthProviderProps } from './auth/auth-provider.js';
export {
  createAuthSession,
  type AuthSession,
  type AuthSessionSettings,
} from './auth/auth-session.js';
export type {
  AuthProblem,
  AuthSettings,
  AuthState,
  SessionSnapshot,
  MockRole,
  ProfileChange,
  SignInProvider,
} from './auth/auth.types.js';
export { captureAuthCallback } from './auth/captured-callback.js';
export { hasRole, getRoleRank, ROLES } from './auth/roles.js';
export { SignIn, type SignInProps } from './auth/sign-in.js';
export { SignInGate, type SignInGateProps } from './auth/sign-in-gate.js';
export { createStorageWithAccount } from './auth/storage-with-account.js';
export { useAuth, type Auth } from './auth/use-auth.js';
