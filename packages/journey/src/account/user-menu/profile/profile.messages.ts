import { defineMessages } from '@spinout/flow-kit';
export const profileMessages = /* @__PURE__ */ defineMessages('profile', {
  title: 'Profile Settings',
  name: 'Full Name',
  nameMissing: 'Enter your full name. Nothing is saved yet.',
  organization: 'Organization',
  bio: 'Bio',
  interests: 'Research Interests',
  interestsHint: 'comma-separated',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'Failed to update profile. Please try again.',
  draftKept: 'What you typed is still here.',
  demo: 'Demo account',
  demoNote: 'Changes stay in this browser.',
});

export type ProfileMessages = typeof profileMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly profile: ProfileMessages;
  }
}
