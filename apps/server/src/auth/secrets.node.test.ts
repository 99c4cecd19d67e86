import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createChallenge,
  deriveSecret,
  isId,
  equalsInConstantTime,
  isSecret,
  newId,
  newNonce,
  newSecret,
  unseal,
  seal,
} from './secrets.js';

describe('secrets', () => {
  it('have 256 bits and one kind, and never match those of a mock sign-in', () => {
    const made = Array.from({ length: 100 }, () => newSecret('access', randomBytes));
    expect(new Set(made).size).toBe(100);
    for (const secret of made) {
      expect(isSecret('access', secret)).toBe(true);
      expect(isSecret('refresh', secret)).toBe(false);
      expect(isSecret('access', `${secret}x`)).toBe(false);
      expect(isSecret('access', `${secret}\n`)).toBe(false);
    }
    expect(isSecret('access', 'mock-token')).toBe(false);
  });

  it('use only the given source of randomness', () => {
    const zeros = (size: number) => new Uint8Array(size);
    expect(newSecret('code', zeros)).toBe(`spinout_code_${'A'.repeat(43)}`);
    expect(isId(newId(zeros))).toBe(true);
  });

  it('are recognized as a whole only', () => {
    const secret = newSecret('access', randomBytes);
    expect(isSecret('access', `x${secret}`)).toBe(false);
    expect(isSecret('access', secret.slice(0, -1))).toBe(false);
  });

  it('have ids of 128 bits, recognized as a whole', () => {
    const id = newId(randomBytes);
    expect(Buffer.from(id, 'base64url')).toHaveLength(16);
    expect(isId(id)).toBe(true);
    for (const other of [`${id}x`, `x${id}`, id.slice(1), `${id.slice(1)}!`, ''])
      expect(isId(other)).toBe(false);
  });

  it('have nonces of 256 bits, each its own', () => {
    const nonce = newNonce(randomBytes);
    expect(Buffer.from(nonce, 'base64url')).toHaveLength(32);
    expect(newNonce(randomBytes)).not.toBe(nonce);
  });

  it('create the challenge of RFC 7636, appendix B', () => {
    expect(createChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('derive secrets that depend on the purpose and the secret', () => {
    expect(deriveSecret('a', 'nonce')).toBe(deriveSecret('a', 'nonce'));
    expect(
      new Set([deriveSecret('a', 'nonce'), deriveSecret('a', 'x'), deriveSecret('b', 'nonce')])
        .size,
    ).toBe(3);
  });

  it('are compared by value', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        expect(equalsInConstantTime(left, right)).toBe(left === right);
        expect(equalsInConstantTime(left, left)).toBe(true);
      }),
    );
  });
});

describe('a seal', () => {
  it('can be opened only with its secret and context', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.string(),
        (text, secret, context) => {
          const sealed = seal(text, secret, context, randomBytes);
          expect(unseal(sealed, secret, context)).toBe(text);
          expect(() => unseal(sealed, `${secret}x`, context)).toThrow();
          expect(() => unseal(sealed, secret, `${context}x`)).toThrow();
          expect(seal(text, secret, context, randomBytes)).not.toBe(sealed);
        },
      ),
    );
  });

  it('reveals neither its secret nor its text, and does not open with a derived secret', () => {
    const sealed = seal('the pair', 'secret', 'family', randomBytes);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/the pair|secret/);
    expect(() => unseal(sealed, deriveSecret('secret', 'seal'), 'family')).toThrow();
  });

  it('cannot be opened after any change', () => {
    const sealed = Buffer.from(seal('the pair', 'secret', 'family', randomBytes), 'base64url');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(changed.toString('base64url'), 'secret', 'family')).toThrow();
    }
    expect(() => unseal('', 'secret', 'family')).toThrow();
  });
});
