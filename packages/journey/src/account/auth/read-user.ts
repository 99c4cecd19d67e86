import type { User } from '@spinout/api-client';

const MAX_FIELD_LENGTH = 2_000;
const MAX_INTERESTS = 100;

/** Reads an own field of an untrusted value; undefined when there is none. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (Reflect.get(value, name) as unknown)
    : undefined;

const readText = (value: unknown, name: string): string | undefined => {
  const field = readField(value, name);
  return typeof field === 'string' && field.length <= MAX_FIELD_LENGTH ? field : undefined;
};

/**
 * Parses a user from an untrusted value: only known fields of the right type, and never a
 * role. Null when it has neither id nor name.
 */
export function readUser(value: unknown): User | null {
  const id = readText(value, 'id') ?? '';
  const name = readText(value, 'name') ?? '';
  if (id === '' && name === '') return null;
  const interests = readField(value, 'research_interests');
  return {
    id,
    name,
    email: readText(value, 'email') ?? '',
    role: '',
    provider: readText(value, 'provider') ?? '',
    avatar_url: undefined,
    bio: readText(value, 'bio'),
    organization: readText(value, 'organization'),
    research_interests: (Array.isArray(interests) ? interests : [])
      .filter((interest): interest is string => typeof interest === 'string')
      .slice(0, MAX_INTERESTS),
  };
}
