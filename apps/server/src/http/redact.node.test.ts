import { describe, expect, it } from 'vitest';
import { stripQuery, redactedPaths, redactSecrets } from './redact.js';

describe('redacted', () => {
  it.each([
    'GET /auth/callback?code=hush&state=hush',
    'Authorization: Bearer hush.hush-hush',
    'authorization: Basic aHVzaDpodXNo==',
    'cookie: spinout_visitor=hush',
    'postgres://me:hush@db/spinout',
    '{"refresh_token":"hush","token": "hush"}',
    'https://api.example/works?api_key=hush#access_token=hush',
  ])('removes secrets from “%s”', (text) => {
    expect(redactSecrets(text)).toContain('[redacted]');
    expect(redactSecrets(text)).not.toMatch(/hush|aHVz/);
  });

  it.each([
    'access_token',
    'api_key',
    'apikey',
    'authorization',
    'client_secret',
    'code',
    'code_verifier',
    'cookie',
    'id_token',
    'key',
    'nonce',
    'password',
    'refresh_token',
    'secret',
    'set-cookie',
    'state',
    'token',
    'user',
    'x-visitor-id',
  ])('removes the value of %s in any notation', (name) => {
    const text = [
      `${name}=hush`,
      `/a?${name}=hush&page=2`,
      `/a?page=2&${name.toUpperCase()}=hush#end`,
      `{"${name}": "hush", "page": 2}`,
      `${name}: hush`,
      `ended;${name}=hush`,
    ];
    for (const each of text) {
      expect(redactSecrets(each)).not.toContain('hush');
      expect(redactSecrets(each).toLowerCase()).toContain(name);
    }
  });

  it('keeps what is around a secret', () => {
    expect(redactSecrets('GET /a?page=2&code=hush&size=5')).toBe(
      'GET /a?page=2&code=[redacted]&size=5',
    );
    expect(redactSecrets('sent "Bearer  hush" to b')).toBe('sent "Bearer [redacted]" to b');
    expect(redactSecrets('at https://me:hush@a.example/b')).toBe(
      'at https://[redacted]@a.example/b',
    );
  });

  it('does not change text without secrets', () => {
    const plain = 'Could not open the paper: status code 404 at https://example.org/a?page=2';
    expect(redactSecrets(plain)).toBe(plain);
  });
});

describe('bareAddress', () => {
  it.each([
    ['https://me:hush@a.example/b/c?d=e#f', 'https://a.example/b/c'],
    ['/auth/callback?code=hush', '/auth/callback'],
    ['data:text/plain,hush', 'data:'],
    ['inline', 'inline'],
    ['', ''],
  ])('strips “%s” to “%s”', (address, bare) => expect(stripQuery(address)).toBe(bare));
});

describe('redactedPaths', () => {
  it('name a secret at the top of an entry and up to two levels below', () => {
    for (const path of ['["token"]', '*["cookie"]', '*.*["x-visitor-id"]'])
      expect(redactedPaths).toContain(path);
    expect(new Set(redactedPaths).size).toBe(3 * 14);
  });
});
