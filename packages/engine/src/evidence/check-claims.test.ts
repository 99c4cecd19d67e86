import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.js';
import { extractFigures, findForeignFigures } from './figures.js';

const TEXT =
  'Metformin reduced tau aggregation by 40% in 1,200 cultured neurons. Whether AMPK is needed remains unclear. ' +
  'Aspirin did not change tau aggregation in these neurons.';
const material = [{ id: 'm', title: 'Made-up paper of 2021', text: TEXT }];
const [REDUCED = '', UNCLEAR = '', DENIED = ''] = TEXT.split(/(?<=\.)\s/);

const isSupported = (text: string, quote: string) =>
  checkClaims([{ text, quotes: [{ document: 'm', quote }], citations: [] }], material).claims
    .length === 1;

describe('checkClaims', () => {
  it.each([
    ['a paraphrase', 'Tau aggregation fell with metformin.', REDUCED],
    [
      'a figure of its quote, in another spelling',
      'In 1200 neurons metformin reduced tau.',
      REDUCED,
    ],
    ['a figure of the title', 'In 2021 metformin reduced tau aggregation.', REDUCED],
    ['what is open', 'It is not known whether AMPK is needed.', UNCLEAR],
  ])('keeps %s', (_, text, quote) => {
    expect(isSupported(text, quote)).toBe(true);
  });

  it.each([
    ['a figure that the quote lacks', 'Metformin reduced tau aggregation by 90%.', REDUCED],
    ['a figure in words', 'Metformin reduced tau aggregation in twelve neurons.', REDUCED],
    ['a denial of what is quoted', 'Metformin did not reduce tau aggregation.', REDUCED],
    ['a statement of what is denied', 'Aspirin did change tau aggregation.', DENIED],
    ['another subject', 'Vaccines against measles save many children.', REDUCED],
    ['no words', ' ', REDUCED],
  ])('drops %s', (_, text, quote) => {
    expect(isSupported(text, quote)).toBe(false);
  });

  it('shows no claim without a quote of the material, whatever a model says', () => {
    const claim = fc.record({
      text: fc.string(),
      quotes: fc.array(
        fc.record({
          document: fc.constantFrom('m', 'x'),
          quote: fc.oneof(fc.string(), fc.constantFrom(REDUCED, `${REDUCED} Never.`)),
        }),
        { maxLength: 4 },
      ),
      citations: fc.array(fc.string(), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 4 }), (claims) => {
        for (const { evidence } of checkClaims(claims, material).claims) {
          expect(evidence.length).toBeGreaterThan(0);
          for (const { start, end, quote } of evidence) expect(TEXT.slice(start, end)).toBe(quote);
        }
      }),
    );
  });
});

describe('extractFigures', () => {
  it.each<[string, readonly string[]]>([
    ['40% of 1,200 cells and 0.50 mg', ['40', '1200', '0.5']],
    ['p53, Cas9, IL-6 and COVID-19 are names', []],
    ['two groups of twelve', ['2', '12']],
  ])('reads “%s”', (text, figures) => {
    expect([...extractFigures(text)]).toEqual(figures);
  });

  it('finds no foreign numbers in the same text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, figure) => {
        const whole = `${text} ${String(figure)}`;
        expect(findForeignFigures(whole, [whole])).toEqual([]);
      }),
    );
  });
});
