import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReport } from './parse-report.js';

describe('a report in the format', () => {
  it('has sections and parts from underlined lines', () => {
    expect(parseReport('Results\n====\n\nEvidence\n----\n')).toEqual([
      { kind: 'heading', level: 1, text: 'Results' },
      { kind: 'heading', level: 2, text: 'Evidence' },
    ]);
  });

  it('has lists with their own numbers, and lines that go on below', () => {
    expect(parseReport('- one\n  goes on\n- two\n\n3. third\n4. fourth')).toEqual([
      {
        kind: 'list',
        items: [
          { number: null, text: 'one\ngoes on' },
          { number: null, text: 'two' },
        ],
      },
      {
        kind: 'list',
        items: [
          { number: '3', text: 'third' },
          { number: '4', text: 'fourth' },
        ],
      },
    ]);
  });

  it('has quotes with the document and page they are from', () => {
    expect(parseReport('> Letter for letter.\n— A paper, page 3')).toEqual([
      { kind: 'quote', text: 'Letter for letter.', from: 'A paper, page 3' },
    ]);
  });

  it('has tables whose rows are as long as their head, with bars inside cells', () => {
    expect(parseReport('| a | b |\n| --- | --- |\n| 1 \\| 2 | \\\\ |\n| 3 |')).toEqual([
      {
        kind: 'table',
        head: ['a', 'b'],
        rows: [
          ['1 | 2', '\\'],
          ['3', ''],
        ],
      },
    ]);
  });

  it('has facts and origins', () => {
    expect(
      parseReport(
        'Sample size: 128\nBudget: $5\n[origin: computed — Bundled library]\n[origin: user]',
      ),
    ).toEqual([
      {
        kind: 'facts',
        facts: [
          { label: 'Sample size', value: '128' },
          { label: 'Budget', value: '$5' },
        ],
      },
      { kind: 'origin', origin: 'computed', by: 'Bundled library' },
      { kind: 'origin', origin: 'user', by: null },
    ]);
  });

  it('has figures with a caption and their data, contents and settings', () => {
    expect(
      parseReport(
        '[contents: Contents]\n\n[figure: bars — Figure 1. Budget]\n\\- What it costs.\n| a | b |\n| --- | --- |\n| x | 1 |\n\n[language: de-AT]',
      ),
    ).toEqual([
      { kind: 'contents', title: 'Contents' },
      {
        kind: 'figure',
        form: 'bars',
        title: 'Figure 1. Budget',
        caption: '- What it costs.',
        head: ['a', 'b'],
        rows: [['x', '1']],
      },
      { kind: 'setting', name: 'language', value: 'de-AT' },
    ]);
  });

  it('keeps a figure without data, of an unknown form or a setting without a tag as text', () => {
    const lines = ['[figure: bars — T]', '[figure: pie — T]', '[language: no tag]'];
    expect(parseReport(lines.join('\n\n'))).toEqual(
      lines.map((text) => ({ kind: 'paragraph', text })),
    );
  });

  it('takes an escaped line as text whatever it looks like', () => {
    expect(parseReport('\\- no item\n\n\\Label: no fact')).toEqual([
      { kind: 'paragraph', text: '- no item' },
      { kind: 'paragraph', text: 'Label: no fact' },
    ]);
  });
});

describe('a report of another host', () => {
  it('becomes paragraphs, lines wrapped for a screen put together', () => {
    const text =
      'We looked at the sleep of older adults and how they recall\nwords: the results agree with those of others, and are\nshown below.\n\nShort line\nanother short line';
    expect(parseReport(text)).toEqual([
      {
        kind: 'paragraph',
        text: 'We looked at the sleep of older adults and how they recall words: the results agree with those of others, and are shown below.',
      },
      { kind: 'paragraph', text: 'Short line\nanother short line' },
    ]);
  });

  it('keeps a sentence with a colon in its paragraph', () => {
    const line = 'In short: the spindles rose after the training in both of the';
    expect(parseReport(`${line}\ngroups.`)).toEqual([
      { kind: 'paragraph', text: `${line} groups.` },
    ]);
  });

  it('loses control characters, direction marks and broken surrogates', () => {
    expect(parseReport('a\u0000b\u202ec\ufeff\ud800d\re')).toEqual([
      { kind: 'paragraph', text: 'abc\ufffdd\ne' },
    ]);
  });

  it('may be empty', () => {
    expect(parseReport('')).toEqual([]);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '- ',
        '> ',
        '| a |',
        '| --- |',
        '====',
        '----',
        '\n',
        '\n\n',
        'A: b',
        '1. x',
        '\\',
        '— y',
        '[origin: user]',
        ' ',
        'word',
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join('')),
);

describe('any text', () => {
  it('is parsed without an error, and its letters are all there in their order', () => {
    const letters = (text: string) => text.replaceAll(/[^a-z]/gu, '');
    const textOf = (content: string) =>
      parseReport(content)
        .map((block) => {
          switch (block.kind) {
            case 'list':
              return block.items.map(({ text }) => text).join('');
            case 'table':
              return [block.head, ...block.rows].flat().join('');
            case 'facts':
              return block.facts.map(({ label, value }) => label + value).join('');
            case 'origin':
              return `origin${block.origin}${block.by ?? ''}`;
            case 'quote':
              return block.text + (block.from ?? '');
            case 'heading':
            case 'paragraph':
              return block.text;
            default:
              return '';
          }
        })
        .join('');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('- a', '> b', 'C: d', 'e f', '', '====', '3. g', '\\h', '— i'), {
          maxLength: 30,
        }),
        (lines) => {
          expect(letters(textOf(lines.join('\n')))).toBe(letters(lines.join('\n')));
        },
      ),
    );
  });

  it('never makes the parser throw or give control characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(JSON.stringify(parseReport(text))).not.toMatch(/\\u00(?!0a)[01]/);
      }),
    );
  });

  it('is parsed in time in proportion to its length', () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => (index % 2 ? '| a |' : 'b'));
    expect(parseReport(lines.join('\n')).length).toBeGreaterThan(0);
  }, 4_000);
});
