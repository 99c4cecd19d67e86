import type { ProfileChange } from '../../auth/auth.types.js';

/** The form's field values as typed. */
export interface ProfileDraft {
  readonly name: string;
  readonly organization: string;
  readonly bio: string;
  /** As one line, with commas between them. */
  readonly interests: string;
}

/** Comma-separated, trimmed, empty ones dropped. */
export const parseInterests = (line: string): string[] =>
  line
    .split(',')
    .map((interest) => interest.trim())
    .filter((interest) => interest !== '');

/** The fields as the server wants them. */
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
