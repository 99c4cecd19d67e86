import { expect, it } from 'vitest';
import { doiLink } from './doi-link.js';

it.each([
  ['10.1000/abc', 'https://doi.org/10.1000/abc'],
  ['10.1000/a<b>"c', 'https://doi.org/10.1000/a%3Cb%3E%22c'],
  [' 10.1038/s41586-021-03819-2 ', 'https://doi.org/10.1038/s41586-021-03819-2'],
  ['https://doi.org/10.1000/abc', 'https://doi.org/10.1000/abc'],
])('makes “%s” an address', (doi, link) => expect(doiLink(doi)).toBe(link));

it.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://doi.org/10.1000/a',
  'https://doi.org.evil.example/10.1000/a',
  'https://evil.example/10.1000/a',
  '//doi.org/10.1000/a',
  '10.1/a',
  'doi:none',
])('makes no link of %s', (doi) => expect(doiLink(doi)).toBeNull());
