'use client';
import { createContext } from 'react';
import type { AnyActor } from 'xstate';

/**
 * Called for every machine that a component below it starts; returns an unsubscribe function. For inspectors:
 * use the machine's `system.inspect` to see its events. @default none
 */
export const MachineObserverContext = createContext<((machine: AnyActor) => () => void) | null>(
  null,
);
