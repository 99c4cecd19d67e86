import { ConfigurationError } from '@spinout/api-client';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from './auth-provider.js';
import { createAuthDependencies } from './auth.test-tools.js';
import type { AuthSettings } from './auth.types.js';
import { validateMockLogin } from './mock-login.js';

afterEach(() => vi.unstubAllEnvs());

const shown = (settings: AuthSettings | undefined) => () => {
  const { api, session, storage, tab, page, runtime } = createAuthDependencies();
  const dependencies = { api, session, storage, tab, page, runtime };
  return render(
    <AuthProvider {...dependencies} settings={settings}>
      The page
    </AuthProvider>,
  );
};

describe('a demo account after a failed sign-in', () => {
  it('T-39 is rejected in a production build without the second setting', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const settings = { mockLogin: 'on-failure' } as const;
    expect(() => validateMockLogin(settings)).toThrow(ConfigurationError);
    expect(shown(settings)).toThrow(/`dangerouslyAllowMockLogin: true`/);
  });

  it.each([
    ['with the second setting', { mockLogin: 'on-failure', dangerouslyAllowMockLogin: true }],
    ['without mock logins', { mockLogin: 'never' }],
    ['without settings', undefined],
  ] as const)('T-39 lets a production build open %s', (_, settings) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(shown(settings)).not.toThrow();
  });

  it('T-39 needs no second setting in a development build', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(validateMockLogin({ mockLogin: 'on-failure' })).toBe('on-failure');
  });

  it('is allowed on a page without a process, which is not a production build', () => {
    vi.stubGlobal('process', undefined);
    expect(validateMockLogin({ mockLogin: 'on-failure' })).toBe('on-failure');
  });
});
