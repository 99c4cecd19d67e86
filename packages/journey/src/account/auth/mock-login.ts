import { ConfigurationError } from '@spinout/api-client';
import type { AuthSettings } from './auth.types.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers replace `process.env.NODE_ENV`. Without a bundler there is no `process`, and it is not a production build. */
const isProductionBuild = (): boolean => {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
};

/**
 * Whether a failed sign-in may end in a demo account. A production build needs a second setting, so that no one ships
 * it by accident.
 * @throws {ConfigurationError} in a production build that allows it without `dangerouslyAllowMockLogin`
 */
export function validateMockLogin({
  mockLogin = 'never',
  dangerouslyAllowMockLogin = false,
}: Pick<AuthSettings, 'mockLogin' | 'dangerouslyAllowMockLogin'>): 'on-failure' | 'never' {
  if (mockLogin === 'on-failure' && !dangerouslyAllowMockLogin && isProductionBuild()) {
    throw new ConfigurationError(
      "Sign-in: `mockLogin: 'on-failure'` is set in a production build. Whoever keeps the sign-in service from " +
        'answering would be shown the product as a demo account. Leave `mockLogin` out, or set ' +
        '`dangerouslyAllowMockLogin: true` if this page is a demonstration.',
    );
  }
  return mockLogin;
}
