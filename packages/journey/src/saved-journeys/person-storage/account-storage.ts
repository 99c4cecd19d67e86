import type { KeyValueStorage } from '@spinout/flow-kit';

/** Key of an account's data in the storage of a browser. */
export const getAccountKey = (accountId: string, key: string): string =>
  `account:${encodeURIComponent(accountId)}:${key}`;

/** The part of a browser's storage that belongs to one account. Other people who use the browser do not see it. */
export const accountStorage = (storage: KeyValueStorage, accountId: string): KeyValueStorage => {
  const watch = storage.watch?.bind(storage);
  return {
    persistent: storage.persistent ?? true,
    read: (key) => storage.read(getAccountKey(accountId, key)),
    write: (key, text) => storage.write(getAccountKey(accountId, key), text),
    remove: (key) => storage.remove(getAccountKey(accountId, key)),
    ...(watch && {
      watch: (key: string, onChange: (text: string | null) => void) =>
        watch(getAccountKey(accountId, key), onChange),
    }),
  };
};
