import { memoryStorage, systemRuntime, type JourneyStorage } from '@spinout/flow-kit';
import { ACCOUNT_KEY } from './auth.constants.js';
import { createGuestAccount, createMockAccount } from './local-account.js';

/**
 * Makes a storage for `AuthProvider` in which a guest or a demo account is in already, and which forgets it with the
 * page: for demonstrations that show a page as a signed-in user. A demo account needs `mockLogin: 'on-failure'`, and has the
 * role of `mockRole`.
 * @param name what the account is called
 * @example <AuthProvider storage={storageWithAccount('demo', 'Demo Administrator')} settings={{ mockRole: 'admin', … }}>
 */
export const storageWithAccount = (kind: 'guest' | 'demo', name: string): JourneyStorage => {
  const storage = memoryStorage();
  const account =
    kind === 'guest'
      ? createGuestAccount(systemRuntime, name)
      : createMockAccount(systemRuntime, name, 'demo');
  void storage.write(ACCOUNT_KEY, JSON.stringify(account));
  return storage;
};
