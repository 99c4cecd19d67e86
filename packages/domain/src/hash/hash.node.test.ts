import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashBytes, hashJson, toCanonicalJson } from './canonical-json.js';

const encode = (text: string) => new TextEncoder().encode(text);

describe('the hash of bytes', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('has the published value of “%s” (NIST)', (text, hash) => {
    expect(hashBytes(encode(text))).toBe(`sha256:${hash}`);
  });

  it('is the one of Node for any bytes, also of a part of a buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.nat(10), (bytes, from) => {
        const part = bytes.subarray(Math.min(from, bytes.length));
        const expected = createHash('sha256').update(part).digest('hex');
        expect(hashBytes(part)).toBe(`sha256:${expected}`);
      }),
    );
  });
});

describe('the hash of a value', () => {
  it('is the same whatever the order of its fields, and whether missing ones are named', () => {
    const value = { b: [1, { d: null, c: 'ä' }], a: true };
    expect(hashJson(value)).toBe(hashJson({ a: true, x: undefined, b: [1, { c: 'ä', d: null }] }));
    expect(toCanonicalJson(value)).toBe('{"a":true,"b":[1,{"c":"ä","d":null}]}');
  });

  it('is another one for another order of a list, another number and another text', () => {
    const hashes = [[1, 2], [2, 1], ['1', 2], [1, 2.5], { 0: 1, 1: 2 }].map(hashJson);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is the same before and after JSON, also for texts that look like fields of a prototype', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashJson(JSON.parse(JSON.stringify(value)))).toBe(hashJson(value));
      }),
    );
    expect(toCanonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});
