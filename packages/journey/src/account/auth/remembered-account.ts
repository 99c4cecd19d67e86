import type { KeyValueStorage } from '@spinout/flow-kit';
import { parseFields } from '../../storage/parse-fields.js';
import { REMEMBERED_KEY } from './auth.constants.js';

/** The account that the stored tokens belong to, so that a page shows its work before the profile is loaded. */
export interface RememberedAccount {
  readonly id: string;
  /** Name of the person; empty if it is unknown. */
  readonly name: string;
  /** The sign-in that it belongs to; it says nothing about the tokens of another one. */
  readonly signIn: string | null;
}

/** Parses a remembered account; null when there is none. */
export function readRemembered(text: string | null): RememberedAccount | null {
  const { id, name, signIn } = parseFields(text);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    name: typeof name === 'string' ? name : '',
    signIn: typeof signIn === 'string' ? signIn : null,
  };
}

/** The account that the tokens belong to; null when it is unknown or cannot be read at once. */
export function findRemembered(
  storage: Pick<KeyValueStorage, 'read'>,
  session: { readonly state: string; readonly signIn: string | null },
): RememberedAccount | null {
  if (session.state === 'signed-out' || session.signIn === null) return null;
  try {
    const text = storage.read(REMEMBERED_KEY);
    const remembered = typeof text === 'string' ? readRemembered(text) : null;
    return remembered?.signIn === session.signIn ? remembered : null;
  } catch {
    return null;
  }
}

/** Failures are ignored: the page then shows the work of the account after its profile is loaded. */
export async function rememberAccount(
  storage: KeyValueStorage,
  remembered: RememberedAccount,
): Promise<void> {
  try {
    await storage.write(REMEMBERED_KEY, JSON.stringify(remembered));
  } catch {
    // The storage is full or not available.
  }
}

/** Forgets the account, which tells the other tabs that the person signed out. Starts at once. */
export async function forgetAccount(storage: KeyValueStorage): Promise<void> {
  try {
    await storage.remove(REMEMBERED_KEY);
  } catch {
    // The storage is not available.
  }
}
