import { render } from '@testing-library/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { AuthAlert } from './auth-alert.js';
import { AuthCallback } from './auth-callback.js';
import { AuthNotices } from './auth-notices.js';
import { AuthProvider } from './auth-provider.js';
import { createAuthDependencies, type AuthOptions } from './auth.test-tools.js';
import { useAuth, type Auth } from './use-auth.js';

export const CODE = '/auth/callback?code=code-1&state=state-1';

/** Renders a host’s page with sign-in. */
export const show = (options: AuthOptions = {}, children: ReactNode = null) => {
  const dependencies = createAuthDependencies(options);
  const current: { auth: Auth | null } = { auth: null };
  function Person() {
    const auth = useAuth();
    useEffect(() => {
      current.auth = auth;
    });
    return (
      <main>
        <h1>The page</h1>
        <p>
          {auth.state} {auth.user?.name ?? 'nobody'} {auth.role}
        </p>
        {auth.providers.map(({ id, name }) => (
          <button key={id} type="button" disabled={auth.isBusy} onClick={() => auth.signIn(id)}>
            {`Continue with ${name}`}
          </button>
        ))}
        <button type="button" onClick={auth.continueAsGuest}>
          Continue as Guest
        </button>
        <button type="button" onClick={auth.signOut}>
          Sign Out
        </button>
        <AuthAlert />
        <AuthNotices />
        {children}
      </main>
    );
  }
  const { page, session, api, storage, tab, runtime } = dependencies;
  const { unmount } = render(
    <StrictMode>
      <AuthProvider {...{ api, session, storage, tab, page, runtime }} settings={options.settings}>
        <AuthCallback>
          <JourneyFrame>
            <Person />
          </JourneyFrame>
        </AuthCallback>
      </AuthProvider>
    </StrictMode>,
  );
  const auth = (): Auth => {
    if (!current.auth) throw new Error('The page is not there yet.');
    return current.auth;
  };
  return { ...dependencies, auth, unmount };
};
