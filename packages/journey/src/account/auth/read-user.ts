import type { User } from '@spinout/api-client';
import { getFields } from '../../storage/parse-fields.js';

const MAX_FIELD_LENGTH = 2_000;
const MAX_INTERESTS = 100;

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_FIELD_LENGTH ? value : undefined;

/**
 * Parses a user from an untrusted value: only known fields of the right type, and never a
 * role. Null when it has neither id nor name.
 */
export function readUser(value: unknown): User | null {
  const fields = getFields(value);
  const { research_interests: interests } = fields;
  const user: User = {
    id: readText(fields['id']) ?? '',
    name: readText(fields['name']) ?? '',
    email: readText(fields['email']) ?? '',
    role: '',
    provider: readText(fields['provider']) ?? '',
    avatar_url: undefined,
    bio: readText(fields['bio']),
    organization: readText(fields['organization']),
    research_interests: (Array.isArray(interests) ? interests : [])
      .filter((interest): interest is string => typeof interest === 'string')
      .slice(0, MAX_INTERESTS),
  };
  return user.id === '' && user.name === '' ? null : user;
}
