import { describe, expect, it } from 'vitest';
import { stripQuery, redactSecrets } from './redact.js';

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

  it('takes time in proportion to the length of a text', () => {
    const measure = (length: number) => {
      const text = 'ACGT'.repeat(length / 4);
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        redactSecrets(text);
        return process.cpuUsage(start).user / 1000;
      });
      return Math.min(...times);
    };
    measure(50_000);
    // Below 20 ms, the times of other work say more than the difference.
    expect(measure(200_000)).toBeLessThan(2.5 * Math.max(20, measure(100_000)));
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
