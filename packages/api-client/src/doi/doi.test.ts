import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doiCandidates, parseDoi } from './doi.js';

const parseName = (text: string | null | undefined) => parseDoi(text)?.doi ?? null;

describe('parseDoi', () => {
  it.each([
    '10.1000/Abc',
    ' \t10.1000/abc\n',
    '\u200B10.1000/abc\uFEFF',
    'doi:10.1000/abc',
    'DOI: 10.1000/ABC',
    'doi 10.1000/abc.',
    'info:doi/10.1000/abc',
    'https://doi.org/10.1000/abc',
    'http://doi.org/10.1000/abc',
    'http://dx.doi.org/10.1000/abc',
    'https://www.doi.org/10.1000/abc',
    'HTTPS://DX.DOI.ORG/10.1000/abc',
    'doi.org/10.1000/abc',
    'doi:https://doi.org/10.1000/abc',
    'https://doi.org/10.1000%2Fabc',
    '10.1000%2fabc',
    'https://doi.org/10.1000%252Fabc',
    'https://doi.org/10.1000/abc?utm_source=newsletter',
    'https://doi.org/10.1000/abc#page-2',
    '10.1000/abc), ',
    '10.1000/abc>',
    '10.1000/abc”.',
  ])('parses %j as 10.1000/abc', (text) => expect(parseName(text)).toBe('10.1000/abc'));

  it.each([
    ['10.1000/a<b>"c', '10.1000/a<b>"c', 'https://doi.org/10.1000/a%3Cb%3E%22c'],
    ['10.1000/a(b)c', '10.1000/a(b)c', 'https://doi.org/10.1000/a%28b%29c'],
    ['10.1000/a#b?c', '10.1000/a#b?c', 'https://doi.org/10.1000/a%23b%3Fc'],
    ['https://doi.org/10.1000/a%23b%3Fc', '10.1000/a#b?c', 'https://doi.org/10.1000/a%23b%3Fc'],
    [
      'http://dx.doi.org/10.1000/(SICI)1(1996)15:4<3::AID-X1>3.0.CO;2-#',
      '10.1000/(sici)1(1996)15:4<3::aid-x1>3.0.co;2-#',
      'https://doi.org/10.1000/%28SICI%291%281996%2915:4%3C3::AID-X1%3E3.0.CO;2-%23',
    ],
    ['10.1000.10/x', '10.1000.10/x', 'https://doi.org/10.1000.10/x'],
    ['10.1000/a/b', '10.1000/a/b', 'https://doi.org/10.1000/a/b'],
    ['10.1000/a..b', '10.1000/a..b', 'https://doi.org/10.1000/a..b'],
    ['10.1000/100%', '10.1000/100%', 'https://doi.org/10.1000/100%25'],
    ['10.1000/größe', '10.1000/größe', 'https://doi.org/10.1000/gr%C3%B6%C3%9Fe'],
  ])('escapes %j', (text, doi, url) => expect(parseDoi(text)).toEqual({ doi, url }));

  it.each([
    undefined,
    null,
    '',
    'doi:none',
    '10.1000',
    '10.1000/',
    '10.1/a',
    '11.1000/a',
    '10.1000/a b',
    '10.1000/a%20b',
    '10.1000/a%00b',
    '10.1000/a\u202Eb',
    '10.1000/a\u200Bb',
    '10.1000/\uD800',
    '10.1000/..',
    '10.1000/../../evil',
    '10.1000/./a',
    '10.1000/a/..',
    '10.1000/%2e%2e/a',
    '10.1000/%252e%252E%252fa',
    '10.1000/..\\..\\a',
    'https://doi.org/../10.1000/a',
    'https://user@doi.org/10.1000/a',
    'https://user:secret@doi.org/10.1000/a',
    'https://doi.org@evil.example/10.1000/a',
    'https://doi.org:8443/10.1000/a',
    'https://doi.org.evil.example/10.1000/a',
    'https://evil.example/10.1000/a',
    'https://evil.example/https://doi.org/10.1000/a',
    '//doi.org/10.1000/a',
    'ftp://doi.org/10.1000/a',
    'javascript:alert(1)//10.1000/a',
    'data:text/html,10.1000/a',
    `10.1000/${'x'.repeat(400)}`,
    '%25'.repeat(200_000),
  ])('refuses %j', (text) => expect(parseDoi(text)).toBeNull());

  const suffix = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.stringMatching(/^[a-zA-Z0-9<>()[\]#?%/\\.:;,"'@&=+~-]{1,40}$/),
  );
  const written = fc
    .tuple(
      fc.constantFrom('', 'doi:', 'https://doi.org/', 'http://dx.doi.org/', 'https://www.doi.org/'),
      suffix,
      fc.boolean(),
    )
    .map(([before, rest, isEscaped]) =>
      isEscaped
        ? `${before}10.1000/${encodeURIComponent(rest.toWellFormed())}`
        : `${before}10.1000/${rest}`,
    );

  it('returns a name and a URL that parse to the same DOI', () => {
    fc.assert(
      fc.property(written, (text) => {
        const doi = parseDoi(text);
        if (doi === null) return;
        expect(parseDoi(doi.doi)?.doi).toBe(doi.doi);
        expect(parseDoi(doi.url)).toEqual(doi);
      }),
      { numRuns: 2000 },
    );
  });

  it('returns only the URL of that DOI at doi.org', () => {
    fc.assert(
      fc.property(fc.oneof(written, fc.webUrl(), fc.string()), (text) => {
        const found = parseDoi(text);
        if (found === null) return;
        const url = new URL(found.url);
        expect(url.href).toBe(found.url);
        expect(url.origin).toBe('https://doi.org');
        expect([url.username, url.password, url.search, url.hash]).toEqual(['', '', '', '']);
        expect(decodeURIComponent(url.pathname).slice(1).toLowerCase()).toBe(
          found.doi.toLowerCase(),
        );
        expect(found.url).not.toMatch(/[<>()#?"\s]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('doiCandidates', () => {
  it('finds candidates in order', () => {
    const text =
      'See 10.1000/b (doi:10.1000/A), <https://doi.org/10.1000/c(1)d>. Not 1.10.1000/x, 110.1000/y or 10.1000.';
    expect(doiCandidates(text).map(parseName)).toEqual(['10.1000/b', '10.1000/a', '10.1000/c(1)d']);
  });

  it.each([
    ['a Markdown link', '[Title](https://doi.org/10.1000/abc)'],
    ['a Markdown link of itself', '[10.1000/abc](https://doi.org/10.1000/abc)'],
    ['a labeled Markdown link', '*J Tests* 12. [doi:10.1000/abc](https://doi.org/10.1000/abc).'],
    ['a Markdown link with a title', '[Title](https://doi.org/10.1000/abc "A title")'],
    ['a Markdown definition', '[1]: <https://doi.org/10.1000/abc>'],
    ['Markdown code', 'See `10.1000/abc`.'],
    ['bold Markdown', '**10.1000/abc**'],
    ['slanted Markdown', '_10.1000/abc_, *10.1000/abc*'],
    ['a Markdown table', '| Ada | 10.1000/abc | 2001 |'],
    ['a Markdown table without blanks', '|Ada|10.1000/abc|2001|'],
    ['a cell of an HTML table', '<td>10.1000/abc</td><td>10.1000/abc<br/></td>'],
  ])('finds them in %s', (_, text) => {
    expect([...new Set(doiCandidates(text).map(parseName))]).toEqual(['10.1000/abc']);
  });

  it('tells several in one cell apart, and reads escaped characters', () => {
    expect(doiCandidates('10.1000/a;10.1000/b,10.1000/c').map(parseName)).toEqual([
      '10.1000/a',
      '10.1000/b',
      '10.1000/c',
    ]);
    expect(doiCandidates('10.1000/a\\_b').map(parseName)).toEqual(['10.1000/a_b']);
  });

  it.each([
    '10.1002/(sici)1099-0001(199901)10:1<1::aid-xyz1>3.0.co;2-q',
    '10.1043/0001-0001(2004)012<0001:aoddd>2.0.co;2',
    '10.1000/a_b#c;d',
    '10.1000/a[b]c',
  ])('keeps what belongs to %s', (doi) => {
    for (const text of [doi, `[Title](https://doi.org/${doi})`, `| ${doi} |`])
      expect(doiCandidates(text).map(parseName)).toEqual([doi]);
  });

  it('takes time in proportion to the text', () => {
    const start = performance.now();
    doiCandidates(`10.1000/${'](<a'.repeat(50_000)}`);
    doiCandidates(`10.1000/${';10.'.repeat(50_000)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('also finds candidates that are not DOIs', () => {
    expect(doiCandidates('See 10.1000/../x here.')).toEqual(['10.1000/../x']);
    expect(doiCandidates('None here.')).toEqual([]);
  });
});
