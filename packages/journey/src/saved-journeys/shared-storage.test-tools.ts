import type { JourneyStorage } from '@spinout/flow-kit';

/** A storage that several tabs share: each of them hears of the others' changes when the test lets it. */
export const sharedStorage = () => {
  const texts = new Map<string, string>();
  const watchers: { tab: string; key: string; changed: (text: string | null) => void }[] = [];
  const pendingNotifications: (() => void)[] = [];
  const read = (key: string) => texts.get(key) ?? null;

  const changed = (tab: string, key: string) => {
    for (const watcher of watchers) {
      if (watcher.tab === tab || watcher.key !== key) continue;
      // A browser hands over what is stored when the news arrives.
      pendingNotifications.push(() => watchers.includes(watcher) && watcher.changed(read(key)));
    }
  };

  return {
    read,
    write: (key: string, text: string) => void texts.set(key, text),
    /** Lets the oldest news arrive. */
    deliver: () => pendingNotifications.shift()?.(),
    /** Lets all news arrive. */
    deliverAll: () => {
      while (pendingNotifications.length > 0) pendingNotifications.shift()?.();
    },
    /** The storage as one tab has it; `before` is told what each change of the tab is made over. */
    tab: (tab: string, before: (key: string) => void = () => undefined): JourneyStorage => ({
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
