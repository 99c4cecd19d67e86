import { expect, it } from 'vitest';
import { describeStartFailure } from './start-failure.js';

it('names the error that kept the server from starting, and its causes', () => {
  expect(describeStartFailure(new Error('Port 80 is in use.'))).toBe('Port 80 is in use.');
  const cause = new Error('The disk of the database has no space left.');
  expect(describeStartFailure(new Error('Failed query: select 1\nparams: ', { cause }))).toBe(
    'Failed query: select 1\nparams:\nCause: The disk of the database has no space left.',
  );
});

it('says nothing twice, and skips errors without a message', () => {
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  expect(describeStartFailure(new Error(cause.message, { cause }))).toBe(cause.message);
  // Node reports one error per address of a host like this.
  expect(describeStartFailure(new AggregateError([cause]))).toBe(cause.message);
});

it.each([
  [{ name: 'ErrnoError', errno: 51 }, "{ name: 'ErrnoError', errno: 51 }"],
  ['a text', "'a text'"],
  [undefined, 'undefined'],
])('shows what is thrown that is no error: %j', (thrown, text) => {
  expect(describeStartFailure(thrown)).toBe(text);
});
