import { ApiError } from '@spinout/api-client';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { page } from './users.fixtures.js';
import { usersMachine, type UsersEvent } from './users.machine.js';
import { removesLastAdministrator, findUser } from './users.rules.js';
import type { RoleChoice } from './users.types.js';

const events: readonly UsersEvent[] = [
  { type: 'page.chosen', page: 1 },
  { type: 'page.chosen', page: 2 },
  { type: 'retry.requested' },
  { type: 'role.chosen', id: 'user-1', role: 'admin' },
  { type: 'role.chosen', id: 'user-1', role: 'researcher' },
  { type: 'role.chosen', id: 'user-2', role: 'user' },
  { type: 'role.chosen', id: 'unknown', role: 'admin' },
  { type: 'change.requested', id: 'user-1' },
  { type: 'change.requested', id: 'user-2' },
  { type: 'change.confirmed' },
  { type: 'change.cancelled' },
];

const [ada] = page.users;

const dependencies = {
  machine: usersMachine,
  inputs: [
    { runtime: testRuntime(), ownId: null },
    { runtime: testRuntime(), ownId: 'user-1' },
  ],
  events,
  outcomes: {
    listUsers: {
      done: [page],
      error: [new ApiError('timeout', { endpoint: 'users.list' })],
    },
    changeRole: {
      done: [{ ...ada, role: 'admin' }],
      error: [
        new ApiError('status', { endpoint: 'users.changeRole', status: 409 }),
        new ApiError('status', { endpoint: 'users.changeRole', status: 403 }),
        new ApiError('unreachable', { endpoint: 'users.changeRole' }),
      ],
    },
  },
};

const plain = (choices: readonly RoleChoice[]) =>
  choices.map(({ id, role }) => `${id}: ${role}`).sort();

describe('every path through the accounts', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context: { choices, subject, list, listError, failure } }) => [
        plain(choices),
        subject?.id,
        list === null,
        listError === null,
        failure === null,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('T-40 only ever shows roles that the server returned, in any order of events', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: () => null,
      check: ({ context: { list, choices, subject } }) => {
        const returned = ['researcher', 'admin', 'user'];
        for (const { role } of list?.users ?? []) expect(returned).toContain(role);
        expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
        if (subject !== null) expect(findUser(list, subject.id)).not.toBeNull();
      },
    }));
});

describe('the last administrator', () => {
  const choice = { id: 'user-2', role: 'user' } as const;

  it.each([
    ['is taken the role', page, choice, true],
    ['becomes enterprise', page, { ...choice, role: 'enterprise' } as const, true],
    ['stays, and another one is changed', page, { ...choice, id: 'user-1' }, false],
    ['may be on another page', { ...page, total: 4 }, choice, false],
    ['is not known yet', null, choice, false],
  ])('%s', (_, list, withChosenRole, isTaken) =>
    expect(removesLastAdministrator(list, withChosenRole)).toBe(isTaken),
  );
});
