export const userMenuMessages = {
  /** Name of the group of controls at the end of the header. */
  account: 'Account',
  /** TWELVE-01, T-37 */
  signIn: 'Sign In',
  /** MENU-01 */
  button: 'User menu: {name}',
  menu: 'User menu',
  /** MENU-02 */
  profile: 'Profile Settings',
  /** MENU-03 */
  journeys: 'My Research Journeys',
  /** MENU-04 */
  admin: 'Admin Panel',
  /** MENU-05 */
  signOut: 'Sign Out',
  /** T-39 */
  demo: 'Demo account',
  /** For an account that tells neither name nor address. */
  unnamed: 'Unnamed account',
  /** AUTH-29 */
  roles: {
    guest: 'Guest',
    user: 'User',
    researcher: 'Researcher',
    admin: 'Administrator',
    enterprise: 'Enterprise',
  },
  /** T-40 */
  unknownRole: 'Unknown role',
  profileSaved: 'Profile saved.',
  partFailed: 'This part could not be loaded. Your sign-in is as it was.',
  retry: 'Retry',
} as const;

export type UserMenuMessages = typeof userMenuMessages;
