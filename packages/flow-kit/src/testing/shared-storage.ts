import type { KeyValueStorage } from '../storage/key-value-storage.js';

/** A storage shared by several tabs. A test decides when the tabs are notified of each other's changes. */
export const sharedStorage = () => {
  const texts = new Map<string, string>();
  const watchers: { tab: string; key: string; changed: (text: string | null) => void }[] = [];
  const pendingNotifications: (() => void)[] = [];
  const read = (key: string) => texts.get(key) ?? null;

  const changed = (tab: string, key: string) => {
    for (const watcher of watchers) {
      if (watcher.tab === tab || watcher.key !== key) continue;
      // Like a browser, reads the stored text when the notification is delivered.
      pendingNotifications.push(() => watchers.includes(watcher) && watcher.changed(read(key)));
    }
  };

  return {
    read,
    write: (key: string, text: string) => void texts.set(key, text),
    /** Delivers the oldest notification. */
    deliver: () => pendingNotifications.shift()?.(),
    /** Delivers all notifications. */
    deliverAll: () => {
      while (pendingNotifications.length > 0) pendingNotifications.shift()?.();
    },
    /** The storage of one tab; `before` is called before each of its changes. */
    tab: (tab: string, before: (key: string) => void = () => undefined): KeyValueStorage => ({
      persistent: true,
      read,
      write: (key, text) => {
        before(key);
        texts.set(key, text);
        changed(tab, key);
      },
      remove: (key) => {
        before(key);
        texts.delete(key);
        changed(tab, key);
      },
      watch: (key, listener) => {
        const watcher = { tab, key, changed: listener };
        watchers.push(watcher);
        return () => void watchers.splice(watchers.indexOf(watcher), 1);
      },
    }),
  };
};
