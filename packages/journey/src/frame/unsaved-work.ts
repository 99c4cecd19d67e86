import { useEffect } from 'react';

/** Names of the work that exists only in the open page, by the part that shows it. */
const works = new Map<symbol, string>();

/** The browser asks before the page is closed, reloaded or left. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

const register = (name: string) => {
  const part = Symbol(name);
  if (works.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  works.set(part, name);
  return () => {
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
