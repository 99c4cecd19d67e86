import type { KeyValueStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../storage/browser-record.js';

/**
 * Removes earlier journeys that the person can still restore from the saved ones, after the person has deleted them.
 * @param id of the journey that was deleted; without it, all were
 * @returns the kinds of the journeys that changed; views of them must reload
 */
export async function dropDiscarded(
  storage: KeyValueStorage,
  records: readonly BrowserRecord[],
  id?: string,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const { kind, key, withoutDiscarded } of records) {
    const stored = await storage.read(key);
    if (stored === null || withoutDiscarded === undefined) continue;
    const text = withoutDiscarded(stored, id);
    if (text === stored) continue;
    await storage.write(key, text);
    changed.push(kind);
  }
  return changed;
}
