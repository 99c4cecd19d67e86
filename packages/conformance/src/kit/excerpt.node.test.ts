import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExcerpt, removeTokens } from './excerpt.js';

const json = (value: unknown) => formatExcerpt({ kind: 'json', value });

describe('The excerpt of a reply', () => {
  it('is its start, on one line', () => {
    const text = formatExcerpt({ kind: 'text', text: `<!doctype html>\n  <p>${'a'.repeat(400)}` });
    expect(text).toHaveLength(201);
    expect(text).toMatch(/^<!doctype html> <p>a+…$/);
  });

  it('describes a body that cannot be shown', () => {
    expect(formatExcerpt({ kind: 'blob', blob: new Blob(['abc']) })).toBe('a file of 3 bytes');
    expect(formatExcerpt({ kind: 'text', text: ' \n' })).toBe('nothing');
    expect(json(undefined)).toBe('nothing');
  });

  it('never contains the value of a field named like a secret', () => {
    const names = ['token', 'refresh_token', 'access_token', 'password', 'code', 'code_verifier'];
    const secret = fc.stringMatching(/^s3cr3t-[a-z0-9]{8,40}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        secret,
        fc.array(fc.jsonValue()),
        (name, held, more) => {
          expect(json({ a: [{ [name]: held }, ...more] })).not.toContain(held);
        },
      ),
    );
  });

  it('leaves the message of a refusal unchanged', () => {
    expect(json({ error: 'The code has run out.', status_code: 400 })).toBe(
      '{"error":"The code has run out.","status_code":400}',
    );
  });
});

describe('A text without tokens', () => {
  it.each([
    ['a signed one', 'got eyJhbGciOi.eyJzdWIiOi.c2ln!', 'got [hidden]!'],
    [
      'one after Bearer',
      'Authorization: Bearer abc.def-1 was sent',
      'Authorization: [hidden] was sent',
    ],
    ['a known one', 'it was xyz-1', 'it was [hidden]'],
  ])('hides %s', (_, text, shown) => {
    expect(removeTokens(text, ['xyz-1'])).toBe(shown);
  });
});
