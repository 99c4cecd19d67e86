import type { KeyValueStorage } from '@spinout/flow-kit';
import * as z from 'zod/mini';
import { parseJson } from '../../storage/parse-json.js';
import { PENDING_KEY, RETURN_KEY } from './auth.constants.js';
import type { PendingSignIn, ConsumedSignIn } from './auth.types.js';
import { safeReturnPath } from './return-address.js';

const savedSignIn = z.object({
  provider: z.string(),
  state: z.string().check(z.minLength(1)),
  verifier: z.catch(z.nullable(z.string()), null),
  startedAt: z.number(),
});

/**
 * Saves a sign-in in its tab until the provider redirects back.
 * @throws {Error} when the tab has no working storage, because the callback could not be verified then
 */
export async function savePendingSignIn(
  tab: KeyValueStorage,
  pending: PendingSignIn,
  returnTo: string,
): Promise<void> {
  const text = JSON.stringify(pending);
  await tab.write(PENDING_KEY, text);
  await tab.write(RETURN_KEY, returnTo);
  if (tab.persistent === false || (await tab.read(PENDING_KEY)) !== text) {
    throw new Error('The session storage of this tab does not work.');
  }
}

/** Reads and removes the saved sign-in; a second call finds nothing. */
export async function consumePendingSignIn(
  tab: KeyValueStorage,
  origin: string,
): Promise<ConsumedSignIn> {
  const stored = await tab.read(PENDING_KEY);
  const returnTo = safeReturnPath(await tab.read(RETURN_KEY), origin);
  await tab.remove(PENDING_KEY);
  await tab.remove(RETURN_KEY);
  return { pending: parseJson(stored, savedSignIn), returnTo };
}
