'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { systemRuntime, type Runtime } from '../runtime/runtime.js';

const RuntimeContext = createContext(systemRuntime);

export interface RuntimeProviderProps {
  /** Clock, ids, random source and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
  /** What uses the runtime. */
  readonly children: ReactNode;
}

/** Provides clock, ids, random source and log to the screens below. */
export function RuntimeProvider({ runtime = systemRuntime, children }: RuntimeProviderProps) {
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

/** Returns the clock, ids, random source and log of the nearest provider, or else the browser's. */
export const useRuntime = (): Runtime => useContext(RuntimeContext);
