import type { ProfileChange } from '../../auth/auth.types.js';

export interface ProfileDraft {
  readonly name: string;
  readonly organization: string;
  readonly bio: string;
  /** Comma-separated. */
  readonly interests: string;
}

export const parseInterests = (line: string): string[] =>
  line
    .split(',')
    .map((interest) => interest.trim())
    .filter((interest) => interest !== '');

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
