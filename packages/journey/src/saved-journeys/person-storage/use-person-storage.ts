'use client';
import {
  observedStorage,
  systemRuntime,
  type KeyValueStorage,
  type ObservedStorage,
  type Runtime,
} from '@spinout/flow-kit';
import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../account/auth/use-auth.js';
import type { BrowserRecord } from '../../storage/browser-record.js';
import { accountStorage } from './account-storage.js';
import { mayHaveJourneysToMove, moveJourneys } from './move-journeys.js';

export interface PersonStorageOptions {
  /** Storage of the browser. Read once. */
  readonly storage: KeyValueStorage;
  /** The kinds of journeys that the page saves. Read once. */
  readonly records: readonly BrowserRecord[];
  /** Receives what could not be moved. @default the system runtime */
  readonly runtime?: Pick<Runtime, 'log'> | undefined;
}

/** The storage of the person who uses the page. */
export interface PersonStorage {
  /** Another object for another person. */
  readonly storage: ObservedStorage;
  /** Identifies the person and what they may see. Use it as the `key` of views that hold a person's work. */
  readonly key: string;
}

/**
 * The part of the browser's storage that belongs to the signed-in account, or to the browser itself while no one is signed
 * in, so that one person's work is neither shown to the next nor overwritten by it. Journeys that the browser had before
 * someone signed in go with that person.
 * @returns null for the moment in which journeys are moved; show nothing that could be saved
 * @throws {Error} outside of `AuthProvider`
 */
export function usePersonStorage({
  storage,
  records,
  runtime = systemRuntime,
}: PersonStorageOptions): PersonStorage | null {
  const { accountId, sessionEpoch } = useAuth();
  const [options] = useState({ storage, records });
  const person = useMemo(
    () => ({
      storage: observedStorage(
        accountId === null ? options.storage : accountStorage(options.storage, accountId),
      ),
      key: `${sessionEpoch}:${accountId ?? ''}`,
      needsMove: mayHaveJourneysToMove({ ...options, accountId }),
    }),
    [options, accountId, sessionEpoch],
  );
  const [moved, setMoved] = useState<PersonStorage | null>(null);
  const isReady = !person.needsMove || moved === person;
  useEffect(() => {
    if (isReady) return undefined;
    let isCurrent = true;
    const move = async () => {
      try {
        await moveJourneys({ ...options, accountId });
      } catch (error) {
        runtime.log.warn('The journeys of this browser could not be moved.', error);
      }
      if (isCurrent) setMoved(person);
    };
    void move();
    return () => {
      isCurrent = false;
    };
  }, [isReady, options, person, accountId, runtime]);
  return isReady ? person : null;
}
