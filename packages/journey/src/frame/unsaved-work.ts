import { useEffect } from 'react';

/** Names of the work that exists only in this page, by the part that shows it. */
const works = new Map<symbol, string>();

/** Locks with such names are held by the pages of this site that have unsaved work, until the page is closed or crashes. */
const LOCK_PREFIX = 'spinout-unsaved-work:';

/** @returns releases the lock */
const holdLock = (name: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Only secure pages have locks; on others, tabs do not know of each other's work.
  navigator.locks
    ?.request(LOCK_PREFIX + name, { mode: 'shared' }, () => released)
    .catch(() => undefined);
  return release;
};

/** The browser asks before the page is closed, reloaded or left. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

const register = (name: string) => {
  const part = Symbol(name);
  if (works.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  works.set(part, name);
  const releaseLock = holdLock(name);
  return () => {
    releaseLock();
    works.delete(part);
    if (works.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
  };
};

/**
 * Reports work that exists only in the open page, so that a person is asked before one click discards it.
 * @param name of the work, as the person reads it in the question; null while there is none
 */
export function useUnsavedWork(name: string | null): void {
  useEffect(() => (name === null ? undefined : register(name)), [name]);
}

/** Names of the work that would be lost with this page. */
export const getUnsavedWork = (): readonly string[] => [...works.values()];

/** Names of the work that would be lost in all open pages of this site, that of this page first. */
export async function findUnsavedWork(): Promise<readonly string[]> {
  const own = getUnsavedWork();
  try {
    const { held = [] } = await navigator.locks.query();
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK_PREFIX));
    return [...new Set([...own, ...names.map((name) => name.slice(LOCK_PREFIX.length))])];
  } catch {
    return own;
  }
}
