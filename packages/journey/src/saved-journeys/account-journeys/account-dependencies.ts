import type { PlatformClient } from '@spinout/api-client';
import type { Logger, ObservedStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../../storage/browser-record.js';

/** Services that sync journeys with an account. */
export interface AccountDependencies {
  readonly api: PlatformClient;
  readonly storage: ObservedStorage;
  readonly records: readonly BrowserRecord[];
  readonly log: Logger;
}

/**
 * Finds the record definition of a kind.
 * @throws {Error} when this page saves no journeys of that kind
 */
export const findRecord = (records: readonly BrowserRecord[], kind: string): BrowserRecord => {
  const record = records.find((known) => known.kind === kind);
  if (record === undefined) throw new Error(`This page saves no journeys of the kind "${kind}".`);
  return record;
};
