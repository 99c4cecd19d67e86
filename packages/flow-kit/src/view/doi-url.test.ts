import { expect, it } from 'vitest';
import { doiUrl } from './doi-url.js';

it.each([
  ['10.1000/example', 'https://doi.org/10.1000/example'],
  ['http://dx.doi.org/10.1000/a<b>', 'https://doi.org/10.1000/a%3Cb%3E'],
  ['javascript:alert(1)', null],
  ['https://user@doi.org/10.1000/x', null],
  ['', null],
  [null, null],
  [undefined, null],
])('LIT-07 links %j to %j', (doi, url) => expect(doiUrl(doi)).toBe(url));
