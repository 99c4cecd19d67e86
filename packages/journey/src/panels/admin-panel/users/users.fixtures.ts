import { exampleAdministrator, exampleUser } from '@spinout/api-client/testing';
import { ROLES } from '@spinout/domain/roles';
import { usersMessages } from './users.messages.js';
import type { UserRow, UsersModel } from './users.model.js';
import type { UsersPage } from './users.types.js';

/** The only page of a server with three accounts. */
export const page: UsersPage = {
  users: [
    exampleUser,
    exampleAdministrator,
    { ...exampleUser, id: 'user-3', name: '', email: 'dana@example.org', role: 'user' },
  ],
  total: 3,
  page: 1,
  limit: 50,
};

const { roles } = usersMessages;
const options = ROLES.map((value) => ({ value, label: roles[value] }));

const ada: UserRow = {
  id: 'user-1',
  name: 'Ada Example',
  email: 'ada@example.org',
  provider: 'ORCID',
  isOwn: false,
  roleText: 'Researcher',
  chosen: 'researcher',
  chosenText: 'Researcher',
  options,
  isChosen: false,
  isChanging: false,
};

const bo: UserRow = {
  ...ada,
  id: 'user-2',
  name: 'Bo Beispiel',
  email: 'bo@example.org',
  provider: 'GitHub',
  isOwn: true,
  roleText: 'Administrator',
  chosen: 'admin',
  chosenText: 'Administrator',
};

const dana: UserRow = {
  ...ada,
  id: 'user-3',
  name: 'dana@example.org',
  email: null,
  provider: 'Google',
  roleText: 'User',
  chosen: 'user',
  chosenText: 'User',
};

const withChosenRole: UserRow = {
  ...ada,
  chosen: 'admin',
  chosenText: 'Administrator',
  isChosen: true,
};

const unknown: UserRow = {
  ...dana,
  roleText: 'Unknown role',
  chosen: 'wizard',
  chosenText: 'Unknown role',
  options: [{ value: 'wizard', label: 'Unknown role', disabled: true }, ...options],
};

const listed: UsersModel = {
  phase: 'listed',
  isListing: false,
  listProblem: null,
  rows: [ada, bo, dana],
  rangeText: 'Accounts 1 to 3 of 3',
  pager: null,
  canChange: true,
  failure: null,
  changed: null,
  question: null,
};

const nothing = { ...listed, rows: [], rangeText: null, canChange: false };
const failed = {
  text: 'The accounts could not be loaded.',
  canRetry: true,
} as const;

/** One model for each state of the accounts. */
export const usersModels = {
  loading: { ...nothing, phase: 'loading', isListing: true },
  unread: { ...nothing, phase: 'unread', listProblem: failed },
  notAllowed: {
    ...nothing,
    phase: 'unread',
    listProblem: { ...failed, text: usersMessages.listProblems.notAllowed },
  },
  notHere: {
    ...nothing,
    phase: 'unread',
    listProblem: { ...failed, text: usersMessages.listProblems.notHere, canRetry: false },
  },
  listed,
  withChosenRole: { ...listed, rows: [withChosenRole, bo, dana] },
  changing: {
    ...listed,
    rows: [{ ...withChosenRole, isChanging: true }, bo, dana],
    canChange: false,
  },
  changed: {
    ...listed,
    rows: [{ ...ada, chosen: 'admin', chosenText: 'Administrator' }, bo, dana],
    changed: 'Ada Example now has the role Administrator.',
  },
  refused: {
    ...listed,
    rows: [withChosenRole, bo, dana],
    failure: 'The role of Ada Example was not changed. The role of a demo account is fixed.',
  },
  noAnswer: {
    ...listed,
    rows: [withChosenRole, bo, dana],
    failure:
      'We don’t know whether the role of Ada Example was changed. The list shows the current roles, and your choice is still selected.',
    listProblem: failed,
  },
  ownRole: {
    ...listed,
    canChange: false,
    question: {
      title: usersMessages.ownTitle,
      text: 'Your role will be User. You may lose access to this page, and only another administrator can restore your role.',
    },
  },
  lastAdministrator: {
    ...listed,
    canChange: false,
    question: {
      title: usersMessages.lastTitle,
      text: 'Bo Beispiel is the only administrator. After the change to User, no one can change roles here.',
    },
  },
  unknownRole: { ...listed, rows: [ada, unknown] },
  secondPage: {
    ...listed,
    rangeText: 'Accounts 51 to 53 of 120',
    pager: { text: 'Page 2 of 3', previous: 1, next: 3 },
  },
  empty: {
    ...nothing,
    phase: 'empty',
    canChange: true,
    pager: { text: 'Page 4 of 4', previous: 3, next: null },
  },
} as const satisfies Record<string, UsersModel>;
