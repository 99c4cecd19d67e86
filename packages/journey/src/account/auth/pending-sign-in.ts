import type { KeyValueStorage } from '@spinout/flow-kit';
import { parseFields } from '../../storage/parse-fields.js';
import { PENDING_KEY, RETURN_KEY } from './auth.constants.js';
import type { PendingSignIn, ConsumedSignIn } from './auth.types.js';
import { safeReturnPath } from './return-address.js';

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
  return { pending: readPending(stored), returnTo };
}

function readPending(text: string | null): PendingSignIn | null {
  const { provider, state, verifier, startedAt } = parseFields(text);
  if (typeof provider !== 'string' || typeof state !== 'string' || state === '') return null;
  if (typeof startedAt !== 'number' || !Number.isFinite(startedAt)) return null;
  return { provider, state, verifier: typeof verifier === 'string' ? verifier : null, startedAt };
}
