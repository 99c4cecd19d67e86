import type { User } from '@spinout/api-client';
import type { ProfileDraft } from './profile.change.js';
import type { ProfileMessages } from './profile.messages.js';
import type { ProfileSnapshot } from './profile.machine.js';

export type ProfileUser = Pick<User, 'name' | 'organization' | 'bio' | 'research_interests'>;

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
