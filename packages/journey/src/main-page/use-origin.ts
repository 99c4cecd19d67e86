'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const ofPage = () => globalThis.location?.origin ?? '';
const ofServer = () => '';

/** The page's own origin; empty on a server, and until what it rendered has come alive. */
export const useOrigin = (): string => useSyncExternalStore(neverChanges, ofPage, ofServer);
