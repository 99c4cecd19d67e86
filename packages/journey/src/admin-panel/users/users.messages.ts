/** Words of the accounts and their roles. */
export const usersMessages = {
  title: 'Users',
  about:
    'Who has an account on this server, and what each may do. The server decides; a change counts at once.',
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
  loading: 'Reading the accounts...',
  slow: 'The list of accounts is taking long. It may still come.',
  retry: 'Try again',
  empty: 'There are no accounts on this page.',
  /** Numbers of the first and the last account on the page, and of all. */
  range: 'Accounts {first} to {last} of {total}',
  page: 'Page {page} of {pages}',
  pages: 'Pages of accounts',
  previous: 'Previous page',
  next: 'Next page',
  ownTitle: 'Change your own role?',
  ownQuestion:
    'You would have the role {role}. You may lose this page at once, and only another administrator could give the role back.',
  lastTitle: 'Take the last administrator’s role?',
  lastQuestion:
    '{name} is the only administrator. With the role {role} nobody could change roles here any more.',
  keep: 'Keep the role',
  confirm: 'Change the role',
  listProblems: {
    signedOut:
      'You are not signed in to this server, or your session has ended. Sign in to see the accounts.',
    notAllowed: 'Your account may not see the accounts of this server.',
    notHere: 'This server keeps no list of accounts.',
    busy: 'The server is busy. Wait a little, then try again.',
    offline: 'You are offline. The accounts can be read when you are back.',
    failed: 'The accounts could not be read.',
  },
  /** What stands in place of an answer, after the name: what was wished stays chosen. */
  changeFailed: 'The role of {name} was not changed. {reason}',
  changeUnknown:
    'No clear answer came, so it is not known whether the role of {name} was changed. The list shows what the server says; what you chose is kept.',
  changeProblems: {
    signedOut:
      'You are not signed in to this server, or your session has ended. What you chose is kept as long as this page is open.',
    notAllowed: 'Your account may not change roles.',
    gone: 'There is no such account any more.',
    kept: 'The server keeps this role as it is.',
    busy: 'The server is busy. Wait a little, then try again.',
    refused: 'The server refused it.',
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
} as const;

export type UsersMessages = typeof usersMessages;
