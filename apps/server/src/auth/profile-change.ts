import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.js';
import { isHttps } from './providers/claims.js';

const MAX_NAME = 200;
const MAX_BIO = 2000;
const MAX_ORGANIZATION = 200;
const MAX_INTERESTS = 50;
const MAX_INTEREST = 100;
const MAX_ADDRESS = 2000;
/** Longer values are refused before cleaning. */
const MAX_RAW = 20_000;

const cleaned = (clean: (text: string) => string, max: number, min = 0) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(MAX_RAW)), z.transform(clean)),
    z.string().check(z.minLength(min), z.maxLength(max)),
  );

const withoutEmpty = (items: string[]) => items.filter((item) => item !== '');

/** The fields of an account that its owner can change. Role, id, email and provider are not among them. */
export const ProfileChange = z.object({
  name: cleaned(cleanLine, MAX_NAME, 1),
  bio: z.optional(cleaned(cleanText, MAX_BIO)),
  organization: z.optional(cleaned(cleanLine, MAX_ORGANIZATION)),
  research_interests: z.optional(
    z.pipe(
      z.pipe(z.array(cleaned(cleanLine, MAX_INTEREST)), z.transform(withoutEmpty)),
      z.array(z.string()).check(z.maxLength(MAX_INTERESTS)),
    ),
  ),
  avatar_url: z.optional(
    z.string().check(
      z.maxLength(MAX_ADDRESS),
      z.refine((address) => address === '' || isHttps(address)),
    ),
  ),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Error message for an invalid profile. */
export const PROFILE_RULES =
  `A profile needs a name of 1 to ${MAX_NAME} characters. It may have a bio of up to ${MAX_BIO} characters, ` +
  `an organization of up to ${MAX_ORGANIZATION}, up to ${MAX_INTERESTS} research interests of up to ${MAX_INTEREST} characters each, ` +
  `and a picture at an https address.`;

/** The columns that a change sets; those that are undefined stay unchanged. */
export const getChangedColumns = (change: ProfileChange) => ({
  name: change.name,
  bio: change.bio,
  organization: change.organization,
  researchInterests: change.research_interests,
  avatarUrl: change.avatar_url && new URL(change.avatar_url).href,
});
