export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';

export { Account, type AccountProps } from './account/user-menu/account.js';
export { AuthAlert } from './account/auth/auth-alert.js';
export { AuthCallback, type AuthCallbackProps } from './account/auth/auth-callback.js';
export { AuthNotices } from './account/auth/auth-notices.js';
export type { AuthModel } from './account/auth/auth.model.js';
export { browserPage, type AuthPage } from './account/auth/auth-page.js';
export { AuthProvider, type AuthProviderProps } from './account/auth/auth-provider.js';
export {
  createAuthSession,
  type AuthSession,
  type AuthSessionSettings,
} from './account/auth/auth-session.js';
export type {
  AuthProblem,
  AuthSettings,
  AuthState,
  SessionSnapshot,
  MockRole,
  ProfileChange,
  SignInProvider,
} from './account/auth/auth.types.js';
export { captureAuthCallback } from './account/auth/captured-callback.js';
export { hasRole, getRoleRank, ROLES } from '@spinout/domain/roles';
export { SignIn, type SignInProps } from './account/sign-in/sign-in.js';
export { SignInGate, type SignInGateProps } from './account/auth/sign-in-gate.js';
export { createStorageWithAccount } from './account/auth/storage-with-account.js';
export { useAuth, type Auth } from './account/auth/use-auth.js';
