import { describe, expect, it } from 'vitest';
import { splitSentences } from '../language/sentences.js';
import { citingSentences, findCitations } from './find-citations.js';
import { parseReferences } from './parse-references.js';
import { STYLES } from './reference-styles.fixtures.js';
import { WORKS } from './well-known-works.fixtures.js';

const NUMBERED = WORKS.map((work, index) => `${index + 1}. ${STYLES.Vancouver?.(work)}`).join(
  '\n\n',
);
const ALPHABETICAL = WORKS.map((work) => STYLES.APA?.(work)).join('\n\n');

const citationsIn = (body: string, list: string) => {
  const text = `${body}\n\nReferences\n\n${list}\n`;
  const references = parseReferences(text);
  const citations = findCitations(text, references, splitSentences);
  return { text, references, citations };
};

const labels = (body: string) =>
  citationsIn(body, NUMBERED).citations.map(({ references }) => references.map((at) => at + 1));

describe('findCitations', () => {
  it.each([
    [
      'Alignment is fast [1]. Tests multiply [2,3–5]. Others differ [7, 9].',
      [[1], [2, 3, 4, 5], [7, 9]],
    ],
    ['Many agree [2]–[5], [8].', [[2, 3, 4, 5], [8]]],
    [
      'Alignment is fast (1). Tests multiply (2, 3). More of them (4-9), and all the rest (10–28).',
      [[1], [2, 3], [4, 5, 6, 7, 8, 9], Array.from({ length: 19 }, (_, step) => step + 10)],
    ],
    [
      'Alignment is fast¹. Tests multiply²,³ and others⁴–²⁸.',
      [[1], [2, 3], Array.from({ length: 25 }, (_, step) => step + 4)],
    ],
    [
      'Alignment is fast1. Tests multiply2,3 and the others4–28.',
      [[1], [2, 3], Array.from({ length: 25 }, (_, step) => step + 4)],
    ],
  ])('ties numbers to entries: %s', (body, expected) => {
    expect(labels(body)).toEqual(expected);
  });

  it('takes intervals and numbers beyond the list for no citations', () => {
    expect(labels('Values in [0, 1] and [20, 400] occur [3].')).toEqual([[3]]);
  });

  it.each([
    ['Cancer has hallmarks (Hanahan & Weinberg, 2011).', ['Hanahan 2011']],
    [
      'LeCun et al. (2015) reviewed it (see Shannon, 1948; Turing 1950).',
      ['LeCun 2015', 'Shannon 1948', 'Turing 1950'],
    ],
    ['Following Kahneman and Tversky (1979), losses loom larger.', ['Kahneman 1979']],
    [
      'Nuijten and colleagues (2016) checked it, as did the Open Science Collaboration (2015).',
      ['Nuijten 2016', 'Open Science Collaboration 2015'],
    ],
    ['We drew maps (van der Maaten and Hinton 2008).', ['van der Maaten 2008']],
    ['See Altschul, Gish, Miller, Myers, and Lipman (1990).', ['Altschul 1990']],
    ['The Smith (1999) study is not in the list.', []],
  ])('ties authors and years to entries: %s', (body, expected) => {
    const { references, citations } = citationsIn(body, ALPHABETICAL);
    expect(
      citations.flatMap(({ references: cited }) =>
        cited.map((at) => `${references[at]?.authors[0]?.family} ${references[at]?.year}`),
      ),
    ).toEqual(expected);
  });

  it('tells entries of one year apart by letter and by number of authors', () => {
    const list =
      'Darwin C (1868a) The variation of animals. London: John Murray.\n\nDarwin C (1868b) The variation of plants. London: John Murray.\n\nKuhn TS (1962) The Structure of Scientific Revolutions. Chicago: University of Chicago Press.';
    const { citations } = citationsIn(
      'Both vary (Darwin 1868a,b). Plants do (Darwin, 1868b).',
      list,
    );
    expect(citations.map(({ references }) => references)).toEqual([[0, 1], [1]]);
  });

  it('takes "et al." for three authors or more when one name and year stand for two entries', () => {
    const list =
      'Hinton G, Salakhutdinov R (2006) Reducing the dimensionality of data with neural networks. Science 313: 504–507.\n\nHinton GE, Osindero S, Teh YW (2006) A fast learning algorithm for deep belief nets. Neural Comput 18: 1527–1554.\n\nKuhn TS (1962) The Structure of Scientific Revolutions. Chicago: University of Chicago Press.';
    const { citations } = citationsIn(
      'One is fast (Hinton et al. 2006). One reduces (Hinton & Salakhutdinov, 2006).',
      list,
    );
    expect(citations.map(({ references }) => references)).toEqual([[1], [0]]);
  });

  it('gives the citing sentence and the mark verbatim', () => {
    const { text, references, citations } = citationsIn(
      'Cells divide. Cancer has hallmarks [9] that differ. Losses loom larger [15,9].',
      NUMBERED,
    );
    expect(citations.map(({ start, end }) => text.slice(start, end))).toEqual(['[9]', '[15,9]']);
    expect(
      citingSentences(references, citations)[8]?.map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['Cancer has hallmarks [9] that differ.', 'Losses loom larger [15,9].']);
  });

  it('quotes the sentence before for citations that stand behind its period', () => {
    const { text, references, citations } = citationsIn(
      'Cells divide. Cancer has hallmarks. [9] [15]–[16] Losses loom larger.',
      NUMBERED,
    );
    const sentences = citingSentences(references, citations);
    for (const at of [8, 14])
      expect(sentences[at]?.map(({ start, end }) => text.slice(start, end))).toEqual([
        expect.stringMatching(/^Cancer has hallmarks\. \[9\]/),
      ]);
  });

  it('cites nothing without a list', () => {
    expect(findCitations('As shown [1].', [], splitSentences)).toEqual([]);
  });

  it.each([
    ['numbers', '[1,'.repeat(130_000)],
    ['names', 'Smith and '.repeat(40_000)],
    ['years', 'Smith 2010, '.repeat(33_000)],
    ['name parts', 'Van De '.repeat(57_000)],
  ])('takes time in proportion to the length of a hostile text of %s', (_, body) => {
    const references = parseReferences(`Text.\n\nReferences\n\n${ALPHABETICAL}`);
    const start = performance.now();
    findCitations(body, references, () => [{ start: 0, end: body.length }]);
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
