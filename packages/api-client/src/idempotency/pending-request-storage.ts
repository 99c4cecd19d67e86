/** Stores the pending requests as a text, synchronously, and never throws. A host can pass its own. */
export interface PendingRequestStorage {
  /** The stored text; null if there is none. */
  read(): string | null;
  write(text: string): void;
}

/** Key of the pending requests in the local storage. */
export const PENDING_REQUESTS_KEY = 'spinout-pending-requests';

/** Stores pending requests until the page is closed. */
export const memoryPendingRequests = (): PendingRequestStorage => {
  let current: string | null = null;
  return { read: () => current, write: (text) => void (current = text) };
};

/**
 * Stores pending requests in the browser's local storage, so that a retry after a reload uses the same key. All tabs
 * share them. Falls back to memory if the local storage cannot be used; even accessing it may throw.
 * @param open returns the storage. @default the page's localStorage
 */
export const localPendingRequests = (
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => globalThis.localStorage,
): PendingRequestStorage => {
  const memory = memoryPendingRequests();
  let isAvailable = true;
  return {
    read() {
      try {
        return isAvailable ? open().getItem(PENDING_REQUESTS_KEY) : memory.read();
      } catch {
        return memory.read();
      }
    },
    write(text) {
      memory.write(text);
      try {
        if (isAvailable) open().setItem(PENDING_REQUESTS_KEY, text);
      } catch {
        isAvailable = false;
      }
    },
  };
};
