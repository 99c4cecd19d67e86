import type { User } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { parseFields } from '../../storage/parse-fields.js';
import { MOCK_TOKEN_PREFIX } from './auth.constants.js';
import type { LocalAccount, ProfileChange } from './auth.types.js';
import { readUser } from './read-user.js';

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

/** Parses a saved account; null when invalid. The role follows from the kind, whatever the text says. */
export function readAccount(text: string | null): LocalAccount | null {
  const { kind, token, user: savedUser } = parseFields(text);
  const user = readUser(savedUser);
  if (user === null) return null;
  if (kind === 'guest') {
    return { kind, token: null, user: { ...user, role: 'guest', provider: 'guest' } };
  }
  if (kind !== 'mock' || typeof token !== 'string' || !token.startsWith(MOCK_TOKEN_PREFIX)) {
    return null;
  }
  return { kind, token, user: { ...user, role: 'researcher' } };
}
