'use client';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const getClientOrigin = () => globalThis.location?.origin ?? '';
const getServerOrigin = () => '';

/** The page's own origin; empty on a server and until hydration. */
export const useOrigin = (): string =>
  useSyncExternalStore(subscribeToNothing, getClientOrigin, getServerOrigin);
