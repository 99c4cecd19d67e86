/** What the packages keep in a browser, but for who is signed in: that never leaves it. */
const OURS = /^(?:current-journey|spinout-(?!probe))/;
const SECRET = /token|session|auth/i;
/** The browsers' own limit for one origin. */
const MOST_CHARACTERS = 5_000_000;
const KIND = 'spinout-session';
const VERSION = 1;

/** Keys and texts of everything that may go into a session file. */
export type KeptTexts = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const mayTravel = (key: string) => OURS.test(key) && !SECRET.test(key);

const keysIn = (store: Store) =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(mayTravel);

/** The text of a session file with all that this browser keeps. */
export const writeSession = (store: Store, now: Date): string =>
  JSON.stringify(
    {
      kind: KIND,
      version: VERSION,
      savedAt: now.toISOString(),
      texts: Object.fromEntries(keysIn(store).map((key) => [key, store.getItem(key) ?? ''])),
    },
    null,
    2,
  );

/** Reads the text of a session file; null for anything else. */
export function readSession(text: string): KeptTexts | null {
  if (text.length > MOST_CHARACTERS) return null;
  try {
    const file = JSON.parse(text) as { kind?: unknown; version?: unknown; texts?: unknown } | null;
    if (file?.kind !== KIND || file.version !== VERSION) return null;
    const { texts } = file;
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return null;
    const entries = Object.entries(texts as Record<string, unknown>);
    const isWhole = entries.every(([key, kept]) => mayTravel(key) && typeof kept === 'string');
    return isWhole ? (Object.fromEntries(entries) as KeptTexts) : null;
  } catch {
    return null;
  }
}

/** Session storage: what shall be kept instead, once the page has been left. */
const ASKED_KEY = 'spinout-demo-session-asked';

/**
 * Wishes for another session, or for an empty one. It comes true when the page begins anew: what runs now keeps itself
 * as it goes, and would write over it.
 */
export const askForSession = (tab: Pick<Storage, 'setItem'>, texts: KeptTexts = {}): void =>
  tab.setItem(ASKED_KEY, JSON.stringify({ kind: KIND, version: VERSION, texts }));

/**
 * Before the page begins: puts the session that was wished for in the place of what is kept; once.
 * @param open finds the storages; a browser that keeps nothing throws even there
 */
export function takeAskedSession(
  open: () => { readonly store: Store; readonly tab: Pick<Storage, 'getItem' | 'removeItem'> },
  warn: (message: string, cause: unknown) => void,
): void {
  try {
    const { store, tab } = open();
    const asked = tab.getItem(ASKED_KEY);
    if (asked === null) return;
    tab.removeItem(ASKED_KEY);
    const texts = readSession(asked);
    if (texts !== null) putInstead(store, texts);
  } catch (error) {
    warn('Another session could not be put in the place of the one that is kept.', error);
  }
}

/** @throws when the browser has no room; it keeps what it had then */
const putInstead = (store: Store, texts: KeptTexts) => {
  const before = Object.fromEntries(keysIn(store).map((key) => [key, store.getItem(key) ?? '']));
  try {
    put(store, texts);
  } catch (error) {
    put(store, before);
    throw error;
  }
};

const put = (store: Store, texts: KeptTexts) => {
  for (const key of keysIn(store)) store.removeItem(key);
  for (const [key, text] of Object.entries(texts)) store.setItem(key, text);
};
