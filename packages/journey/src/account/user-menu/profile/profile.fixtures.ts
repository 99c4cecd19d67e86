import { profileMessages } from './profile.messages.js';
import type { ProfileModel } from './profile.model.js';

const editing: ProfileModel = {
  draft: {
    name: 'Ada Example',
    organization: 'Example University',
    bio: 'Made up for tests.',
    interests: 'Sleep, Memory',
  },
  busy: false,
  saveLabel: profileMessages.save,
  nameError: null,
  failure: null,
};

/** One model for each state of the form. */
export const profileModels = {
  editing,
  empty: { ...editing, draft: { name: 'Guest', organization: '', bio: '', interests: '' } },
  nameMissing: {
    ...editing,
    draft: { ...editing.draft, name: ' ' },
    nameError: profileMessages.nameMissing,
  },
  saving: { ...editing, busy: true, saveLabel: profileMessages.saving },
  failed: { ...editing, failure: profileMessages.failed },
} as const satisfies Record<string, ProfileModel>;
