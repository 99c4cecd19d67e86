import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvidence, type ModelClaim } from './evidence-check.js';
import { findForeignReferences } from './foreign-references.js';
import { createQuoteFinder } from './quote-finder.js';

const material = [
  {
    id: 'paper-1',
    title: 'Made-up effects of nothing',
    text: 'We studied “nothing” in 40 mice – all of them\nmade up. Nothing changed the outcome (p = 0.9), as Nobody et al. had said.',
  },
  {
    id: 'paper-2',
    title: 'More made-up effects',
    text: 'The made-up cells\u00AD did not grow; see https://example.org/data and 10.5555/known.',
  },
];

const claim = (
  text: string,
  quotes: readonly [string, string][],
  citations: string[] = [],
): ModelClaim => ({
  text,
  quotes: quotes.map(([document, quote]) => ({ document, quote })),
  citations,
});

const check = (...claims: ModelClaim[]) => checkEvidence(claims, material);

describe('checkEvidence', () => {
  it('locates a verbatim quote despite different quotation marks and spaces', () => {
    const quote = `'We studied "nothing" in 40 mice - all of them made up.'`;
    const result = check(claim('Nothing was studied.', [['paper-1', quote]], ['paper-1']));
    const text = 'We studied “nothing” in 40 mice – all of them\nmade up.';
    expect(result).toEqual({
      outcome: 'supported',
      claims: [
        {
          text: 'Nothing was studied.',
          citations: ['paper-1'],
          evidence: [
            {
              document: 'paper-1',
              title: 'Made-up effects of nothing',
              start: 0,
              end: text.length,
              quote: text,
            },
          ],
        },
      ],
      dropped: { claims: 0, quotes: 0, citations: 0 },
    });
  });

  it.each([
    ['made up by the model', 'We studied everything in 40 mice'],
    ['changed in a number', 'We studied “nothing” in 41 mice'],
    ['changed in a word of case', 'NOTHING CHANGED THE OUTCOME'],
    ['shortened in the middle', 'We studied “nothing” ... made up.'],
    ['too short to prove anything', 'Nothing changed'],
    ['empty', ''],
    ['from the title only', 'Made-up effects of nothing'],
  ])('drops a claim whose quote is %s', (_, quote) => {
    expect(check(claim('Nothing was studied.', [['paper-1', quote]]))).toEqual({
      outcome: 'unsupported',
      dropped: { claims: 1, quotes: 1, citations: 0 },
    });
  });

  it('names the document that actually contains a quote', () => {
    const result = check(
      claim('Cells did not grow.', [['paper-1', 'The made-up cells did not grow']]),
    );
    expect(result).toMatchObject({
      outcome: 'supported',
      claims: [
        { evidence: [{ document: 'paper-2', quote: 'The made-up cells\u00AD did not grow' }] },
      ],
    });
  });

  it('keeps supported claims and counts the others', () => {
    const result = check(
      claim(
        'Cells did not grow.',
        [
          ['paper-2', 'The made-up cells did not grow'],
          ['paper-2', 'and then they grew after all'],
        ],
        ['paper-2', 'paper-2', 'smith-2020'],
      ),
      claim('Cells grew.', [['paper-2', 'The made-up cells did grow well']]),
      claim('No quotes at all.', []),
    );
    expect(result).toMatchObject({
      outcome: 'supported',
      claims: [{ text: 'Cells did not grow.', citations: ['paper-2'] }],
      dropped: { claims: 2, quotes: 2, citations: 2 },
    });
  });

  it('drops a claim that cites a work outside the material, even with a verbatim quote', () => {
    const quotes: [string, string][] = [['paper-2', 'The made-up cells did not grow']];
    expect(check(claim('As Smith et al. showed, cells did not grow.', quotes)).outcome).toBe(
      'unsupported',
    );
    expect(check(claim('As Nobody et al. had said, cells did not grow.', quotes)).outcome).toBe(
      'supported',
    );
  });

  it("keeps the task's own fields", () => {
    const own = {
      ...claim('Cells did not grow.', [['paper-2', 'The made-up cells did not grow']]),
      score: 7,
    };
    const result = checkEvidence([own], material);
    expect(result.outcome === 'supported' && result.claims[0]?.score).toBe(7);
  });

  it('supports nothing without claims or without material', () => {
    expect(check().outcome).toBe('unsupported');
    expect(
      checkEvidence(
        [claim('Cells did not grow.', [['paper-2', 'The made-up cells did not grow']])],
        [],
      ).outcome,
    ).toBe('unsupported');
  });
});

describe('findForeignReferences', () => {
  it.each([
    ['See 10.5555/unknown.', ['10.5555/unknown']],
    ['See https://doi.org/10.5555/known.', []],
    ['See 10.5555/../unknown here.', ['10.5555/../unknown']],
    ['See https://example.org/other.', ['https://example.org/other.']],
    ['See PMID 12345678 and arXiv:2401.00001.', ['12345678', '2401.00001']],
    ['Shown before (Smith and Jones, 2020).', ['Smith']],
    ['Shown by Smith (2020).', ['Smith']],
    ['Shown by Müller & Söhne 1999a) too.', ['Müller']],
    ['Shown by Body et al. before.', ['Body']],
    ['See 10.5555/known and https://example.org/data', []],
    ['In 2020 mice (n = 40) were studied.', []],
    ['Shown by Nobody (2020).', []],
  ])('%s', (sentence, foreign) => {
    expect(findForeignReferences(sentence, material)).toEqual(foreign);
  });
});

describe('createQuoteFinder', () => {
  it('finds every passage of a text at equal offsets', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), (words, from, length) => {
        const text = words.join(' ').normalize('NFC');
        const clusters = text.match(/\P{M}\p{M}*/gu) ?? [];
        const start = from % Math.max(1, clusters.length);
        const quote = clusters.slice(start, start + 1 + (length % 20)).join('');
        fc.pre(/[\p{L}\p{N}]/u.test(quote));
        const span = createQuoteFinder(text)(quote) ?? { start: 0, end: 0 };
        const passage = text.slice(span.start, span.end);
        expect(createQuoteFinder(passage)(quote)).toEqual({ start: 0, end: passage.length });
        expect(createQuoteFinder(quote)(passage)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('finds letters that are written as one character or as two', () => {
    const text = 'A cafe\u0301 for nobody';
    expect(createQuoteFinder(text)('café for')).toEqual({ start: 2, end: 11 });
    expect(createQuoteFinder(text)('cafe for')).toBeNull();
  });

  it('finds nothing in an empty text', () => {
    expect(createQuoteFinder('')('word')).toBeNull();
    expect(createQuoteFinder('and so on…')('and so on.')).toBeNull();
    expect(createQuoteFinder('word')('')).toBeNull();
    expect(createQuoteFinder('word')(' "" ')).toBeNull();
  });

  it('stays quick in long texts', () => {
    const text = 'made up “words” – and more of them '.repeat(10_000);
    const find = createQuoteFinder(text);
    expect(find('never said')).toBeNull();
    expect(find('of them made up "words" - and')).not.toBeNull();
  });
});
