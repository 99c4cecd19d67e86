import type { Transport } from '@spinout/api-client';

/** Milliseconds without work after which the page downloads what it needs only later. */
const QUIET_MS = 5_000;

/** Tracks the work that the person waits for, so that nothing is downloaded for later at the same time. */
interface QuietPage {
  /** Work begins. @returns ends it */
  readonly begin: () => () => void;
  /** Counts the calls of a transport as work. */
  readonly watch: (transport: Transport) => Transport;
  /** Calls back once, when there was no work for some seconds. @returns cancels it */
  readonly whenQuiet: (onQuiet: () => void) => () => void;
}

export function createQuietPage(): QuietPage {
  let works = 0;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const begin = () => {
    let hasEnded = false;
    works += 1;
    notify();
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      works -= 1;
      notify();
    };
  };
  return {
    begin,
    watch: (transport) => ({
      send: async (request) => {
        const end = begin();
        try {
          return await transport.send(request);
        } finally {
          end();
        }
      },
    }),
    whenQuiet: (onQuiet) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const cancel = () => {
        clearTimeout(timer);
        listeners.delete(restart);
      };
      const restart = () => {
        clearTimeout(timer);
        if (works > 0) return;
        timer = setTimeout(() => {
          cancel();
          onQuiet();
        }, QUIET_MS);
      };
      listeners.add(restart);
      restart();
      return cancel;
    },
  };
}

/** The work of this page. */
export const quietPage = createQuietPage();
