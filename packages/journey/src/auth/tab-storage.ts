import { memoryStorage, type JourneyStorage } from '@spinout/journey-kit';

const PROBE_KEY = 'spinout-probe';

/** The storage of this tab, which outlives a visit to a provider; memory where it cannot be used. */
export const tabStorage = (): JourneyStorage => {
  try {
    const store = window.sessionStorage;
    store.setItem(PROBE_KEY, '1');
    store.removeItem(PROBE_KEY);
    return {
      lasting: true,
      read: (key) => store.getItem(key),
      write: (key, text) => store.setItem(key, text),
      remove: (key) => store.removeItem(key),
    };
  } catch {
    return memoryStorage();
  }
};
