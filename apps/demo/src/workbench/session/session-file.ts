/** Storage keys of our packages. Sign-in data is never exported. */
const OWN_KEYS = /^(?:current-journey|spinout-(?!probe))/;
const SECRET_KEYS = /token|session|auth/i;
/** Storage limit of browsers for one origin. */
const MAX_CHARACTERS = 5_000_000;
const KIND = 'spinout-session';
const VERSION = 1;

/** Storage keys and values of a session file. */
export type SessionEntries = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const isExportable = (key: string) => OWN_KEYS.test(key) && !SECRET_KEYS.test(key);

const listKeys = (store: Store) =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(isExportable);

/** Serializes everything that is saved in this browser to a session file. */
export const writeSession = (store: Store, now: Date): string =>
  JSON.stringify(
    {
      kind: KIND,
      version: VERSION,
      savedAt: now.toISOString(),
      texts: Object.fromEntries(listKeys(store).map((key) => [key, store.getItem(key) ?? ''])),
    },
    null,
    2,
  );

export function readSession(text: string): SessionEntries | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const file = JSON.parse(text) as { kind?: unknown; version?: unknown; texts?: unknown } | null;
    if (file?.kind !== KIND || file.version !== VERSION) return null;
    const { texts } = file;
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return null;
    const entries = Object.entries(texts as Record<string, unknown>);
    const isWhole = entries.every(([key, value]) => isExportable(key) && typeof value === 'string');
    return isWhole ? (Object.fromEntries(entries) as SessionEntries) : null;
  } catch {
    return null;
  }
}

/** Session storage key of the session to apply on the next load. */
const PENDING_SESSION_KEY = 'spinout-demo-session-asked';

/**
 * Requests that the saved data is replaced, or cleared, on the next load. Replacing it now would not last, because
 * running journeys save themselves when the page unloads.
 */
export const requestSession = (tab: Pick<Storage, 'setItem'>, texts: SessionEntries = {}): void =>
  tab.setItem(PENDING_SESSION_KEY, JSON.stringify({ kind: KIND, version: VERSION, texts }));

/**
 * Applies a requested session once, before the page starts.
 * @param open returns the storages; throws if the browser denies access
 */
export function applyPendingSession(
  open: () => { readonly store: Store; readonly tab: Pick<Storage, 'getItem' | 'removeItem'> },
  warn: (message: string, cause: unknown) => void,
): void {
  try {
    const { store, tab } = open();
    const pending = tab.getItem(PENDING_SESSION_KEY);
    if (pending === null) return;
    tab.removeItem(PENDING_SESSION_KEY);
    const texts = readSession(pending);
    if (texts !== null) replaceEntries(store, texts);
  } catch (error) {
    warn('Could not replace the saved session.', error);
  }
}

/** @throws if the storage is full; the previous entries are restored */
const replaceEntries = (store: Store, texts: SessionEntries) => {
  const before = Object.fromEntries(listKeys(store).map((key) => [key, store.getItem(key) ?? '']));
  try {
    writeEntries(store, texts);
  } catch (error) {
    writeEntries(store, before);
    throw error;
  }
};

const writeEntries = (store: Store, texts: SessionEntries) => {
  for (const key of listKeys(store)) store.removeItem(key);
  for (const [key, text] of Object.entries(texts)) store.setItem(key, text);
};
