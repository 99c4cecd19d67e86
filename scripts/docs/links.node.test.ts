import { expect, it } from 'vitest';
import { findBrokenLinks } from './find-broken-links.ts';
import { listPages } from './list-pages.ts';

it('has no link to a missing file or heading in the documentation', () => {
  expect(findBrokenLinks(listPages())).toEqual([]);
});

it('reports a link to a missing file and to a missing heading, but none to other sites or in code', () => {
  const text = `
# One page

[works](../README.md) [works](#one-page) [works](https://example.org) [works](?path=/docs/link--docs) \`[no](link.md)\`
[broken](missing.md) [broken](../README.md#no-such-heading) <img src="images/missing.png">
`;
  expect(findBrokenLinks([{ path: 'docs/page.md', text }])).toEqual([
    'docs/page.md: missing.md',
    'docs/page.md: ../README.md#no-such-heading',
    'docs/page.md: images/missing.png',
  ]);
});
