'use client';
import { createContext } from 'react';
import type { AnyActor } from 'xstate';

/**
 * Told of every machine that a screen under it starts; returns what ends the watching. For a host's own inspector:
 * the machine's `system.inspect` tells of its events. @default nobody is told
 */
export const MachineWatch = createContext<((machine: AnyActor) => () => void) | null>(null);
