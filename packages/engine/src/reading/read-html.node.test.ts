import { describe, expect, it } from 'vitest';
import { MAX_LINEAR_GROWTH, measureGrowth } from './growth.fixtures.js';
import { readHtml } from './read-html.js';

const read = (html: string, contentType?: string) =>
  readHtml(new TextEncoder().encode(html), contentType);

describe('readHtml', () => {
  it('reads paragraphs and leaves out menus, scripts, styles and comments', () => {
    const { pages } = read(
      '<html><head><title>T</title><style>p{}</style></head><body><nav>Menu</nav><!-- no --><p>One <b>bold</b> word.</p><script>if (a < b) {}</script><ul><li>Two</li></ul></body>',
    );
    expect((pages[0] ?? '').split(/\s*\n+\s*/).filter(Boolean)).toEqual(['One bold word.', 'Two']);
  });

  it('takes the first heading as the title, else the page title', () => {
    expect(read('<head><title>Site</title></head><h1>The <i>α</i> paper</h1>').statedTitle).toBe(
      'The α paper',
    );
    expect(read('<head><title lang="en">Site &amp; Co</title></head><p>x').statedTitle).toBe(
      'Site & Co',
    );
  });

  it('takes the title of the work where the page states it, and no heading of the journal', () => {
    const body = '<h1>Journal of Examples</h1><h1>The <i>α</i> paper</h1>';
    expect(
      read(`<head><meta name="citation_title" content="A &amp; B"></head>${body}`).statedTitle,
    ).toBe('A & B');
    expect(
      read(`<head><title>The α paper | Journal of Examples</title></head>${body}`).statedTitle,
    ).toBe('The α paper');
  });

  it('reads entities once, and signs that only look like tags', () => {
    expect(read('<p>A&beta;42 &lt;b&gt; p < 0.05 &#x2265; &#937; &unknown;').pages[0]?.trim()).toBe(
      'Aβ42 <b> p < 0.05 ≥ Ω &unknown;',
    );
  });

  it('reads the encoding that the server or the page states', () => {
    const bytes = new Uint8Array([0x3c, 0x70, 0x3e, 0xe9]);
    expect(readHtml(bytes, 'text/html; charset=iso-8859-1').pages[0]?.trim()).toBe('é');
  });

  it.each(['<script>', '<!--', '<a', '<title', '</', '<', '<h1>', '<meta '])(
    'takes linear time for unterminated %s',
    (part) => {
      expect(measureGrowth((length) => read(part.repeat(length)), 20_000)).toBeLessThan(
        MAX_LINEAR_GROWTH,
      );
    },
  );
});
