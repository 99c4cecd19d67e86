import { expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, isLoopbackUrl } from './loopback.js';

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect([isLoopbackAddress(address), isLoopbackHost(address)]).toEqual([true, true]);
});

it.each(['', '0.0.0.0', '10.0.0.1', '127', '127.1', '::', 'localhost'])(
  '%j is no address of this machine',
  (address) => expect(isLoopbackAddress(address)).toBe(false),
);

it('knows the names and brackets of hosts', () => {
  for (const host of ['localhost', 'LocalHost', '[::1]']) expect(isLoopbackHost(host)).toBe(true);
  for (const host of ['', 'localhost.example.org', '127.0.0.1.example.org', 'local'])
    expect(isLoopbackHost(host)).toBe(false);
});

it('knows URLs', () => {
  for (const url of ['http://localhost:4173', 'http://[::1]:1/a', 'https://127.0.0.2'])
    expect(isLoopbackUrl(url)).toBe(true);
  for (const url of ['http://localhost@example.org', 'https://example.org/localhost'])
    expect(isLoopbackUrl(url)).toBe(false);
});
