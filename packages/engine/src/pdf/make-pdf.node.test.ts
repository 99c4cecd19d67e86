import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePdf } from './make-pdf.js';
import { readBack } from './fixtures/read-back.js';
import { columns, page } from './report.style.js';

const { signal } = new AbortController();
const make = (content: string, title = 'Research Results: Sleep') =>
  makePdf({ title, content }, signal);
const read = async (content: string, title?: string) => readBack(await make(content, title));
const textOf = ({ pages }: { pages: readonly { text: string }[] }) =>
  pages.map(({ text }) => text).join(' ');
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n');

describe('letters', () => {
  it.each([
    ['Greek', 'α-synuclein, ΔG, πρωτεΐνη και μνήμη'],
    ['accents', 'Łukasz Żółć, Nguyễn Thị Ánh, José Müller, Çağrı'],
    ['Cyrillic', 'Про память и сон, Ђорђе'],
    ['maths', '5 ± 0.3 × 10⁻³ ≤ 4 μM, ∫ f ≈ ∞, a ∈ ℝ, x → ∂y, √2, −1'],
    ['typography', '“Quoted” – so to speak — it’s 20 °C…'],
  ])('of %s come through', async (_, text) => {
    expect(textOf(await read(text))).toContain(text);
    expect(textOf(await read(`${text}\n====`))).toContain(text);
  });

  it('that the typeface lacks are marked, one mark a letter', async () => {
    const text = textOf(await read('Emoji 👩‍🔬 and 中文 and שלום end'));
    expect(text).toContain('Emoji □ and □□ and □□□□ end');
  });

  it('of a mathematical alphabet become their plain letters', async () => {
    expect(textOf(await read('the angle 𝛼 in 𝐑'))).toContain('the angle α in R');
  });
});

describe('an origin', () => {
  it.each([
    ['computed', 'Computed — Bundled library'],
    ['standard', 'Standard terms — Bundled library'],
  ])('%s is named in words', async (origin, words) => {
    expect(textOf(await read(`Facts.\n\n[origin: ${origin} — Bundled library]`))).toContain(words);
  });
});

describe('pages', () => {
  const longTable = `| Title | Year |\n| --- | --- |\n${repeat(120, (row) => `| Paper ${row} | 2001 |`)}`;

  it('carry their number, and the title above all but the first', async () => {
    const { pages } = await read(repeat(200, (line) => `Paragraph ${line}\n`));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`${index + 1} / ${pages.length}`);
      expect(text).toContain('Research Results: Sleep');
    });
  });

  it('begin with the head of a table that goes on', async () => {
    const { pages } = await read(longTable);
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain('Title Year');
    for (let row = 0; row < 120; row += 1) expect(textOf({ pages })).toContain(`Paper ${row} 2001`);
  });

  it('hold all quotes with their sources', async () => {
    const quotes = repeat(
      90,
      (n) => `> Passage ${n} stands here letter for letter.\n— Document ${n}, page ${n}\n`,
    );
    const text = textOf(await read(quotes));
    for (let n = 0; n < 90; n += 1) {
      expect(text).toContain(
        `Passage ${n} stands here letter for letter. — Document ${n}, page ${n}`,
      );
    }
  });

  it('never end with a heading', async () => {
    const { pages } = await read(
      repeat(60, (n) => `Section ${n}\n====\n\n${'Some words. '.repeat(n * 3)}\n`),
    );
    for (const { pieces } of pages) {
      const inText = pieces.filter(
        ({ text, top }) => text.trim() !== '' && top < page.height - page.bottom,
      );
      expect(inText.at(-1)?.text).not.toMatch(/^Section/);
    }
  });

  it('can be sixty and more, each within its margins', async () => {
    const section = (n: number) =>
      `Section ${n}\n====\n\n${'A sentence about sleep and memory. '.repeat(60)}\n\n- item\n\n${longTable}\n`;
    const { pages, outline } = await read(repeat(16, section));
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect(outline?.map(({ title }) => title)).toHaveLength(16);
    for (const { pieces } of pages) {
      for (const { left, right, top } of pieces) {
        expect(left).toBeGreaterThanOrEqual(page.left - 1);
        expect(right).toBeLessThanOrEqual(page.width - page.right + 1);
        expect(top).toBeLessThan(page.height - 30);
      }
    }
  });
});

describe('links', () => {
  it('lead from a DOI or a web address in a table, and from nothing else', async () => {
    const rows = [
      '10.1016/S0140-6736(20)30183-5',
      'https://example.org/a',
      'javascript:alert(1)',
      'plain',
    ];
    const { links } = await read(
      `| Where |\n| --- |\n${rows.map((row) => `| ${row} |`).join('\n')}`,
    );
    expect(links).toEqual([
      'https://doi.org/10.1016/S0140-6736%2820%2930183-5',
      'https://example.org/a',
    ]);
  });
});

describe('hostile text', () => {
  it.each([
    ['a word of ten thousand letters', 'x'.repeat(10_000)],
    ['one in a table', `| a | b |\n| --- | --- |\n| ${'y'.repeat(10_000)} | 1 |`],
    [
      'a table of a hundred columns',
      `|${' c |'.repeat(100)}\n|${' --- |'.repeat(100)}\n|${' 1 |'.repeat(100)}`,
    ],
    ['a table without rows', '| a |\n| --- |'],
    ['a table without a head', '| |\n| --- |\n| |'],
    [
      'control characters',
      Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('x'),
    ],
    ['right-to-left text', '\u202eمرحبا بالعالم\u202c שלום עולם 123'],
    ['stacked accents', `Z${'\u0301\u0489'.repeat(500)}`],
    ['PDF syntax', ') Tj ET endstream endobj /CreationDate (D:1) \\ ( <</JS>>'],
    ['broken surrogates', '\ud83d and \udc00'],
    ['empty marks', '- \n> \n|\n====\n\\\n[origin: ]\n1. '],
    ['bad percent signs in an address', '| a |\n| --- |\n| https://example.org/%E0%A4%A |'],
  ])('is set within the page: %s', async (_, content) => {
    const log = vi.spyOn(console, 'log');
    const { pages } = await read(content, content.slice(0, 300));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    const right = columns.full.x + columns.full.width;
    for (const { pieces } of pages) {
      for (const piece of pieces) expect(piece.right).toBeLessThanOrEqual(right + 1);
    }
  });
});

describe('the file', () => {
  afterEach(() => vi.useRealTimers());

  it('says its title and who made it, and holds no time', async () => {
    const { info } = await read('Text', 'Ergebnisse: Größe (α) \\ 1');
    expect(info).toMatchObject({
      Title: 'Ergebnisse: Größe (α) \\ 1',
      Creator: 'Spinout',
      Language: 'en',
    });
    expect(info.CreationDate).toBeUndefined();
  });

  it('is the same, byte for byte, for the same report', async () => {
    const hash = async (blob: Blob) =>
      createHash('sha256')
        .update(new Uint8Array(await blob.arrayBuffer()))
        .digest('hex');
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await hash(await make('Date: 2 March\n\n- a'));
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    expect(await hash(await make('Date: 2 March\n\n- a'))).toBe(first);
    expect(await hash(await make('Date: 3 March\n\n- a'))).not.toBe(first);
  });

  it('stops after an abort', async () => {
    await expect(makePdf({ title: 'T', content: 'Text' }, AbortSignal.abort())).rejects.toThrow();
  });
});
