import { expect, it } from 'vitest';
import { isFromSameOrigin } from './same-origin.js';

const ORIGIN = 'https://spinout.example';

it.each([
  [{ 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: ORIGIN }, true],
  [{}, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
])('a form with the headers %j is from a page of the same origin: %s', (headers, expected) =>
  expect(isFromSameOrigin(headers, ORIGIN)).toBe(expected),
);
