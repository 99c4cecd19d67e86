import type { User } from '@spinout/api-client';
import type { ProfileDraft } from './profile.change.js';
import type { ProfileMessages } from './profile.messages.js';
import type { ProfileSnapshot } from './profile.machine.js';

/** The fields of a user that the form shows. */
export type ProfileUser = Pick<User, 'name' | 'organization' | 'bio' | 'research_interests'>;

/** Creates the initial draft of a user. */
export const createDraft = ({
  name,
  organization = '',
  bio = '',
  research_interests,
}: ProfileUser): ProfileDraft => ({
  name,
  organization,
  bio,
  interests: research_interests.join(', '),
});

/** Maps the state to texts and flags. */
export const profileModel = (snapshot: ProfileSnapshot, messages: ProfileMessages) => {
  const { draft, isNameMissing, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    draft,
    busy,
    saveLabel: busy ? messages.saving : messages.save,
    nameError: isNameMissing ? messages.nameMissing : null,
    failure: error === null ? null : messages.failed,
  };
};

export type ProfileModel = ReturnType<typeof profileModel>;
