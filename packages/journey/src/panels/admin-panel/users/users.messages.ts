import { defineMessages } from '@spinout/flow-kit';
export const usersMessages = /* @__PURE__ */ defineMessages('users', {
  title: 'Users',
  about: 'Accounts and roles. Changes take effect at once.',
  table: 'Accounts',
  name: 'Name',
  signsInWith: 'Signs in with {provider}',
  role: 'Role',
  roleOf: 'Role of {name}',
  you: 'You',
  unnamed: 'Unnamed account',
  change: 'Change',
  changeOf: 'Change the role of {name} to {role}',
  changing: 'Changing...',
  /** While a chosen role is not given yet. */
  stillIs: 'Still {role}',
  changed: '{name} now has the role {role}.',
  loading: 'Loading accounts...',
  retry: 'Try again',
  empty: 'No accounts on this page.',
  /** Numbers of the first and the last account on the page, and of all. */
  range: 'Accounts {first} to {last} of {total}',
  page: 'Page {page} of {pages}',
  pages: 'Pages of accounts',
  previous: 'Previous page',
  next: 'Next page',
  ownTitle: 'Change your own role?',
  ownQuestion:
    'Your role will be {role}. You may lose access to this page, and only another administrator can restore your role.',
  lastTitle: 'Remove the last administrator?',
  lastQuestion:
    '{name} is the only administrator. After the change to {role}, no one can change roles here.',
  keep: 'Keep role',
  confirm: 'Change role',
  listProblems: {
    signedOut:
      'You are not signed in to this server, or your session has ended. Sign in to see the accounts.',
    notAllowed: 'Your account is not allowed to view accounts on this server.',
    notHere: 'This server does not list accounts.',
    busy: 'The server is busy. Try again in a moment.',
    offline: 'You are offline. Reconnect to load the accounts.',
    failed: 'The accounts could not be loaded.',
  },
  /** Shown after a failed change; the choice stays selected. */
  changeFailed: 'The role of {name} was not changed. {reason}',
  changeUnknown:
    'We don’t know whether the role of {name} was changed. The list shows the current roles, and your choice is still selected.',
  changeProblems: {
    signedOut:
      'You are not signed in to this server, or your session has ended. Your choice stays selected while this page is open.',
    notAllowed: 'Your account is not allowed to change roles.',
    gone: 'This account no longer exists.',
    notChangeable: 'The server does not allow changing this role.',
    busy: 'The server is busy. Try again in a moment.',
    refused: 'The server rejected the change.',
  },
  roles: {
    guest: 'Guest',
    user: 'User',
    researcher: 'Researcher',
    admin: 'Administrator',
    enterprise: 'Enterprise',
  },
  unknownRole: 'Unknown role',
  providers: {
    google: 'Google',
    github: 'GitHub',
    orcid: 'ORCID',
    local: 'a demo account',
  },
});

export type UsersMessages = typeof usersMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly users: UsersMessages;
  }
}
