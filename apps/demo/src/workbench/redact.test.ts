import { expect, it } from 'vitest';
import { redact, findReplayBlocker } from './redact.js';

it.each([
  'access_token',
  'refreshToken',
  'code',
  'code_verifier',
  'state',
  'client_secret',
  'password',
  'Authorization',
  'Set-Cookie',
  'email',
])('hides %s at any depth', (name) =>
  expect(redact({ list: [{ [name]: 'of a person' }] })).toEqual({
    list: [{ [name]: '(hidden)' }],
  }),
);

it('does not change other values', () =>
  expect(redact({ topic: 'Sleep', codes: 3, empty: null, yes: true })).toEqual({
    topic: 'Sleep',
    codes: 3,
    empty: null,
    yes: true,
  }));

it('truncates long texts and lists and adds their length', () => {
  expect(redact('a'.repeat(400))).toBe(`${'a'.repeat(300)}… (400 characters)`);
  expect(redact(Array.from({ length: 25 }, (_, index) => index))).toHaveLength(21);
});

it('replaces a file with its name and size', () =>
  expect(redact(new File(['12345'], 'paper.pdf'))).toBe('(file paper.pdf, 5 bytes)'));

it.each([
  [{ topic: 'Sleep', list: [{ deep: [1, null] }] }, null],
  [undefined, null],
  [{ list: [{ deep: { email: 'of a person' } }] }, 'secret'],
  [{ paper: new File([''], 'paper.pdf') }, 'file'],
] as const)('finds what prevents a replay of %j: %s', (value, replayBlocker) =>
  expect(findReplayBlocker(value)).toBe(replayBlocker),
);
