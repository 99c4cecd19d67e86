import { expect, it } from 'vitest';
import { redacted, unkeptIn } from './redact.js';

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
])('hides %s, however deep it stands', (name) =>
  expect(redacted({ list: [{ [name]: 'of a person' }] })).toEqual({
    list: [{ [name]: '(hidden)' }],
  }),
);

it('leaves what is no secret', () =>
  expect(redacted({ topic: 'Sleep', codes: 3, empty: null, yes: true })).toEqual({
    topic: 'Sleep',
    codes: 3,
    empty: null,
    yes: true,
  }));

it('cuts long texts and lists, and says how long they are', () => {
  expect(redacted('a'.repeat(400))).toBe(`${'a'.repeat(300)}… (400 characters)`);
  expect(redacted(Array.from({ length: 25 }, (_, index) => index))).toHaveLength(21);
});

it('names a file and its size instead of its content', () =>
  expect(redacted(new File(['12345'], 'paper.pdf'))).toBe('(file paper.pdf, 5 bytes)'));

it.each([
  [{ topic: 'Sleep', list: [{ deep: [1, null] }] }, null],
  [undefined, null],
  [{ list: [{ deep: { email: 'of a person' } }] }, 'secret'],
  [{ paper: new File([''], 'paper.pdf') }, 'file'],
] as const)('says of %j whether it may be kept as it is: %s', (value, unkept) =>
  expect(unkeptIn(value)).toBe(unkept),
);
