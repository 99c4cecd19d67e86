import { describe, expect, it } from 'vitest';
import { serializeError } from './log-error.js';

const TEXT = 'The protein folds ACGT slowly.';

interface Logged extends Readonly<Record<string, unknown>> {
  readonly stack?: string;
  readonly cause?: Logged;
  readonly errors?: readonly Logged[];
}
const serialize = (error: unknown) => serializeError(error) as Logged;
const withFields = (message: string, fields: Readonly<Record<string, unknown>>) =>
  Object.assign(new Error(message), fields);
const framesOf = (error: Error) => (serialize(error).stack ?? '').split('\n');

describe('an error in the log', () => {
  it('has its type, message and frames', () => {
    const logged = serialize(new TypeError('It failed.'));
    expect(Object.keys(logged)).toEqual(['type', 'message', 'stack']);
    expect(logged).toMatchObject({ type: 'TypeError', message: 'It failed.' });
    expect(framesOf(new TypeError('It failed.'))[0]).toMatch(/^ {4}at .*log-error\.node\.test/);
  });

  it.each([
    ['a text', 'ECONNREFUSED', 'ECONNREFUSED'],
    ['a number', 404, '404'],
  ])('has its code: %s', (_, code, errorCode) =>
    expect(serialize(withFields('It failed.', { code }))).toMatchObject({ errorCode }),
  );

  it('has no code that is neither text nor number, and no other fields', () => {
    const logged = serialize(
      withFields('It failed.', { code: { text: TEXT }, syscall: 5, body: TEXT, path: TEXT }),
    );
    expect(Object.keys(logged)).toEqual(['type', 'message', 'stack']);
  });

  it('reads no getter, which could fail or take long', () => {
    const error = Object.defineProperty(new Error('It failed.'), 'code', {
      enumerable: true,
      get: () => {
        throw new Error(TEXT);
      },
    });
    expect(serialize(error)).toMatchObject({ message: 'It failed.' });
  });

  it('has no secrets in message, type, code, cause or frames', () => {
    const error = withFields('GET /a?token=hush failed', {
      code: 'token=hush',
      cause: new Error('Bearer hush'),
    });
    error.name = 'token=hush';
    error.stack = `Error: ${error.message}\n    at load (https://me:hush@a.example/b.js:1:1)`;
    expect(JSON.stringify(serialize(error))).not.toContain('hush');
    expect(serializeError('token=hush')).toBe('token=[redacted]');
  });

  it('has at most 300 characters of message, 100 of code, and 20 frames', () => {
    const error = withFields('x'.repeat(1000), { code: 'c'.repeat(1000) });
    error.stack = `Error: ${error.message}\n${'    at run (a.js:1:1)\n'.repeat(50)}`.trimEnd();
    expect(serialize(error)).toMatchObject({
      message: 'x'.repeat(300),
      errorCode: 'c'.repeat(100),
    });
    expect(framesOf(error)).toHaveLength(20);
    error.stack = `Error: ${error.message}\n    at ${'y'.repeat(1000)}`;
    expect(framesOf(error)[0]).toHaveLength(300);
    expect(serializeError('z'.repeat(1000))).toHaveLength(300);
  });

  it('has frames without the message, whatever the message contains', () => {
    for (const message of [TEXT, '', `two\nlines\n    at ${TEXT}`]) {
      const frames = framesOf(new Error(message));
      expect(frames.join()).not.toContain('ACGT');
      expect(frames[0]).toContain('log-error.node.test');
    }
    const changed = new Error(TEXT);
    expect(changed.stack).toContain(TEXT);
    changed.message = 'Changed later.';
    expect(framesOf(changed).join()).not.toContain('ACGT');
  });

  it('has no stack where there is none', () => {
    const error = new Error('It failed.');
    error.stack = 'Error: It failed.';
    expect(serialize(error)).not.toHaveProperty('stack');
  });

  it('has four causes at most', () => {
    const chain = [1, 2, 3, 4, 5].reduce(
      (cause, number) => new Error(`error ${number}`, { cause }),
      new Error('error 0'),
    );
    const messages: unknown[] = [];
    for (let at: Logged | undefined = serialize(chain); at; at = at.cause)
      messages.push(at['message']);
    expect(messages).toEqual(['error 5', 'error 4', 'error 3', 'error 2', 'error 1']);
  });

  it('has three errors of several at most, and only errors', () => {
    const errors = [TEXT, ...[1, 2, 3, 4].map((number) => new Error(`error ${number}`))];
    const logged = serialize(new AggregateError(errors, 'All failed.'));
    expect(logged.errors?.map(({ message }) => message)).toEqual(['error 1', 'error 2', 'error 3']);
    expect(serialize(new AggregateError([], 'None.'))).not.toHaveProperty('errors');
    expect(JSON.stringify(serialize(new Error('Caused.', { cause: TEXT })))).not.toContain('ACGT');
  });

  it('that is no error is logged as text', () => {
    expect(serializeError('It failed.')).toBe('It failed.');
    expect(serializeError(undefined)).toBe('undefined');
  });
});

describe('an error of the database in the log', () => {
  const refused = (code: string, message: string) =>
    serialize(
      withFields(message, {
        code,
        severity: 'ERROR',
        table: 'entries',
        detail: TEXT,
        syscall: 'x',
      }),
    );

  it('has the names that it concerns, and no values', () => {
    const names = {
      severity: 'ERROR',
      schema: 'public',
      table: 'entries',
      column: 'owner',
      constraint: 'one_owner',
      routine: 'ExecConstraints',
    };
    const error = withFields('It is refused.', {
      code: '23514',
      ...names,
      detail: TEXT,
      where: TEXT,
    });
    expect(serialize(error)).toMatchObject({ errorCode: '23514', ...names });
    expect(JSON.stringify(serialize(error))).not.toContain('ACGT');
  });

  it('keeps the names in its message, but no value that it repeats', () => {
    expect(refused('23505', 'duplicate key in "entries"')).toMatchObject({
      message: 'duplicate key in "entries"',
    });
    expect(refused('22P02', `invalid input for type json: "${TEXT}"`)).toMatchObject({
      message: 'invalid input for type json:',
    });
  });

  it.each([
    ['too short a code', '2351', true],
    ['too long a code', '235140', true],
    ['lower case', '2351a', true],
    ['no severity', '23514', false],
  ])('needs a code of the database and a severity: not with %s', (_, code, hasSeverity) => {
    const error = withFields('It failed.', {
      code,
      table: 'entries',
      ...(hasSeverity ? { severity: 'ERROR' } : {}),
    });
    expect(serialize(error)).not.toHaveProperty('table');
  });

  it('of the system has the name of the call', () =>
    expect(serialize(withFields('It failed.', { syscall: 'connect' }))).toMatchObject({
      syscall: 'connect',
    }));

  it('has the text of a failed query, which has placeholders, up to 200 characters', () => {
    const query = `insert into "entries" values ($1) ${'x'.repeat(500)}`;
    const error = withFields(`Failed query: ${query}\nparams: ${TEXT}`, { query, params: [TEXT] });
    const logged = serialize(error);
    expect(logged['message']).toBe(`Failed query: ${query}`.slice(0, 200));
    expect(JSON.stringify(logged)).not.toContain('ACGT');
  });
});

describe('an error that repeats its input', () => {
  it.each([
    [`Failed query: select $1\nparams: ${TEXT}`, 'Failed query: select $1'],
    [`JSON parsing failed: Text: ${TEXT}`, 'JSON parsing failed:'],
    [`Type validation failed: Value: ${TEXT}`, 'Type validation failed:'],
    [`Unexpected token, "${TEXT}" is not valid JSON`, 'Unexpected token'],
    [`Unexpected token, ..."${TEXT}"... is not valid JSON`, 'Unexpected token'],
  ])('is cut before it: %s', (message, expected) =>
    expect(serialize(new Error(message))).toMatchObject({ message: expected }),
  );
});
