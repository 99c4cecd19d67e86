import { ConfigurationError } from '@spinout/api-client';
import { isProductionBuild } from '@spinout/flow-kit';
import type { AuthSettings } from './auth.types.js';

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
