import type { ProfileChange } from '../../auth/auth.types.js';

/** The form's field values as typed. */
export interface ProfileDraft {
  readonly name: string;
  readonly organization: string;
  readonly bio: string;
  /** Comma-separated. */
  readonly interests: string;
}

/** Splits at commas, trims, and drops empty interests. */
export const parseInterests = (line: string): string[] =>
  line
    .split(',')
    .map((interest) => interest.trim())
    .filter((interest) => interest !== '');

/** Builds the profile change that the server expects. */
export const buildProfileChange = ({
  name,
  organization,
  bio,
  interests,
}: ProfileDraft): ProfileChange => ({
  name: name.trim(),
  bio: bio.trim(),
  organization: organization.trim(),
  research_interests: parseInterests(interests),
});
