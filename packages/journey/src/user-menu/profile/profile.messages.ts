export const profileMessages = {
  /** MENU-02 */
  title: 'Profile Settings',
  name: 'Full Name',
  /** MENU-06 */
  nameMissing: 'Please enter your full name. Nothing was saved yet.',
  organization: 'Organization',
  bio: 'Bio',
  interests: 'Research Interests',
  /** MENU-07 */
  interestsHint: 'comma-separated',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  /** MENU-10 */
  failed: 'Failed to update profile. Please try again.',
  kept: 'What you typed is still here.',
  /** T-39 */
  demo: 'Demo account',
  /** T-41 */
  demoNote: 'Changes stay in this browser.',
} as const;

export type ProfileMessages = typeof profileMessages;
