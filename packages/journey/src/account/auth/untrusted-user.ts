import type { User } from '@spinout/api-client';
import * as z from 'zod/mini';

const MAX_FIELD_LENGTH = 2_000;
const MAX_INTERESTS = 100;

const shortText = z.string().check(z.maxLength(MAX_FIELD_LENGTH));
const textOrEmpty = z.catch(shortText, '');
const optionalText = z.catch(z.optional(shortText), undefined);

/** An untrusted user: only known fields of the right type, and never a role. It has an id or a name. */
export const untrustedUser = z.pipe(
  z
    .object({
      id: textOrEmpty,
      name: textOrEmpty,
      email: textOrEmpty,
      provider: textOrEmpty,
      bio: optionalText,
      organization: optionalText,
      research_interests: z.catch(z.array(z.unknown()), []),
    })
    .check(z.refine(({ id, name }) => id !== '' || name !== '')),
  z.transform((user): User => ({
    ...user,
    role: '',
    avatar_url: undefined,
    research_interests: user.research_interests
      .filter((interest) => typeof interest === 'string')
      .slice(0, MAX_INTERESTS),
  })),
);
