import { defineMessages } from '@spinout/flow-kit';
export const userMenuMessages = /* @__PURE__ */ defineMessages('userMenu', {
  /** Name of the group of controls at the end of the header. */
  account: 'Account',
  signIn: 'Sign In',
  button: 'User menu: {name}',
  menu: 'User menu',
  profile: 'Profile Settings',
  journeys: 'My Research Journeys',
  admin: 'Admin Panel',
  signOut: 'Sign Out',
  demo: 'Demo account',
  /** For an account without name and email. */
  unnamed: 'Unnamed account',
  roles: {
    guest: 'Guest',
    user: 'User',
    researcher: 'Researcher',
    admin: 'Administrator',
    enterprise: 'Enterprise',
  },
  unknownRole: 'Unknown role',
  profileSaved: 'Profile saved.',
  retry: 'Retry',
});

export type UserMenuMessages = typeof userMenuMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly userMenu: UserMenuMessages;
  }
}
