import { memoryStorage, systemRuntime, type KeyValueStorage } from '@spinout/flow-kit';
import { ACCOUNT_KEY } from './auth.constants.js';
import { createGuestAccount, createMockAccount } from './local-account.js';

/**
 * Creates an in-memory storage for `AuthProvider` that already has a guest or a demo account, for demonstrations that
 * show a page as a signed-in user. A demo account needs `mockLogin: 'on-failure'` and has the role of `mockRole`.
 * @param name display name of the account
 * @example <AuthProvider storage={storageWithAccount('demo', 'Demo Administrator')} settings={{ mockRole: 'admin', … }}>
 */
export const createStorageWithAccount = (kind: 'guest' | 'demo', name: string): KeyValueStorage => {
  const storage = memoryStorage();
  const account =
    kind === 'guest'
      ? createGuestAccount(systemRuntime, name)
      : createMockAccount(systemRuntime, name, 'demo');
  void storage.write(ACCOUNT_KEY, JSON.stringify(account));
  return storage;
};
