export const profileMessages = {
  title: 'Profile Settings',
  name: 'Full Name',
  nameMissing: 'Please enter your full name. Nothing was saved yet.',
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
} as const;

export type ProfileMessages = typeof profileMessages;
