import type { User } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import * as z from 'zod/mini';
import { parseJson } from '../../storage/parse-json.js';
import { MOCK_TOKEN_PREFIX } from './auth.constants.js';
import type { LocalAccount, ProfileChange } from './auth.types.js';
import { untrustedUser } from './untrusted-user.js';

const EMPTY_PROFILE = {
  email: '',
  avatar_url: undefined,
  bio: undefined,
  organization: undefined,
  research_interests: [],
} satisfies Partial<User>;

/** Creates a guest, who has a name and no rights. */
export const createGuestAccount = (
  runtime: Pick<Runtime, 'newId'>,
  name: string,
): LocalAccount => ({
  kind: 'guest',
  token: null,
  user: { ...EMPTY_PROFILE, id: runtime.newId('guest-'), name, role: 'guest', provider: 'guest' },
});

/** Creates a demo account, which no server knows. */
export const createMockAccount = (
  runtime: Pick<Runtime, 'newId' | 'newKey'>,
  name: string,
  provider: string,
): LocalAccount => ({
  kind: 'mock',
  token: `${MOCK_TOKEN_PREFIX}${runtime.newKey()}`,
  user: { ...EMPTY_PROFILE, id: runtime.newId('demo-'), name, role: 'researcher', provider },
});

export const applyProfileChange = (account: LocalAccount, change: ProfileChange): LocalAccount => ({
  ...account,
  user: {
    ...account.user,
    name: change.name,
    bio: change.bio,
    organization: change.organization,
    research_interests: [...change.research_interests],
  },
});

const mockToken = z.string().check(z.startsWith(MOCK_TOKEN_PREFIX));

const savedAccount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), user: untrustedUser }),
  z.object({ kind: z.literal('mock'), user: untrustedUser, token: mockToken }),
]);

/** Parses a saved account; null when invalid. The role follows from the kind, whatever the text says. */
export function readAccount(text: string | null): LocalAccount | null {
  const saved = parseJson(text, savedAccount);
  if (saved?.kind === 'guest') {
    return { ...saved, token: null, user: { ...saved.user, role: 'guest', provider: 'guest' } };
  }
  return saved && { ...saved, user: { ...saved.user, role: 'researcher' } };
}
