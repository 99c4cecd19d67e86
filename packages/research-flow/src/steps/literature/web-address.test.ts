import { expect, it } from 'vitest';
import { webAddress } from './web-address.js';

it.each([
  ['https://www.example.org/a b', { href: 'https://www.example.org/a%20b', host: 'example.org' }],
  ['http://example.org:8080/', { href: 'http://example.org:8080/', host: 'example.org:8080' }],
  ['javascript:alert(1)', null],
  ['https://user@example.org/', null],
  ['/papers/1', null],
  [7, null],
  [undefined, null],
])('reads %j as %j', (value, address) => {
  expect(webAddress(value)).toEqual(address);
});
