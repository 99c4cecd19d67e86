import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortControls } from './sort-controls.js';
import { formatReference, createReferenceList } from './references.js';
import { extractStatedFindings } from './stated-findings.js';
import { parseStatedHypothesis } from './stated-hypothesis.js';
import { selectTargetJournals } from './target-journals.js';
import { cleanTopic, formatTopic } from '../literature/topic.js';

const reference = (id: string, parts: object = {}) => ({
  id,
  title: `Paper ${id}`,
  authors: ['A. Nobody', 'B. Noone'],
  journal: 'Journal of Tests',
  year: 2020,
  doi: undefined,
  url: undefined,
  label: id,
  ...parts,
});

describe('references', () => {
  it('are numbered in the order in which they are first cited, and list nothing else', () => {
    const list = createReferenceList(new Map(['a', 'b', 'c'].map((id) => [id, reference(id)])));
    expect(list.cite(['c'])).toBe(' [1]');
    expect(list.cite(['a', 'c', 'a'])).toBe(' [1, 2]');
    expect(list.cite(['unknown'])).toBe('');
    expect(list.cite([])).toBe('');
    expect(list.format()).toEqual([
      '[1] A. Nobody, B. Noone. Paper c. Journal of Tests (2020).',
      '[2] A. Nobody, B. Noone. Paper a. Journal of Tests (2020).',
    ]);
  });

  it('prefer the DOI to other URLs, and omit unknown fields', () => {
    expect(
      formatReference(reference('a', { doi: '10.1000/x', url: 'https://example.org' })),
    ).toMatch(/ https:\/\/doi\.org\/10\.1000\/x$/);
    expect(
      formatReference(reference('a', { doi: '10.1000/../x', url: 'https://example.org' })),
    ).toMatch(/ https:\/\/example\.org$/);
    expect(formatReference(reference('a', { url: 'https://example.org/1' }))).toMatch(
      / https:\/\/example\.org\/1$/,
    );
    expect(
      formatReference(reference('a', { authors: [], journal: '', year: null, title: 'Why?' })),
    ).toBe('Why?');
  });
});

describe('target journals', () => {
  it('are the most frequent ones, ties by the alphabet, at most three, none with an impact factor', () => {
    const journals = ['Cell', 'Nature', 'Nature', 'Blood', 'Acta', ''];
    expect(selectTargetJournals(journals)).toEqual([
      {
        name: 'Nature',
        impact_factor: null,
        papers: 2,
        basis: 'Most frequent journals among the papers used: 2 of 6.',
      },
      {
        name: 'Acta',
        impact_factor: null,
        papers: 1,
        basis: 'Most frequent journals among the papers used: 1 of 6.',
      },
      {
        name: 'Blood',
        impact_factor: null,
        papers: 1,
        basis: 'Most frequent journals among the papers used: 1 of 6.',
      },
    ]);
  });

  it('are no servers of preprints and no books of meetings', () => {
    expect(
      selectTargetJournals([
        'arXiv',
        'bioRxiv',
        'Proceedings of the 34th International Conference on Machine Learning',
        'Advances in Neural Information Processing Systems',
      ]),
    ).toEqual([]);
    expect(selectTargetJournals(['Proceedings of the National Academy of Sciences'])).toHaveLength(
      1,
    );
  });
});

describe('controls', () => {
  it('are sorted into what must show the effect, what must not, and what both are compared with', () => {
    expect(
      sortControls([
        'Vehicle control: no drug',
        'Positive control: x',
        'Negative control: y',
        'Blank',
      ]),
    ).toEqual({
      positive: 'Positive control: x',
      negative: 'Negative control: y',
      reference: 'Vehicle control: no drug',
    });
    expect(sortControls(['Placebo: same look', 'Positive control: x', 'Baseline'])).toEqual({
      positive: 'Positive control: x',
      negative: 'Placebo: same look',
      reference: 'Baseline',
    });
    expect(sortControls([])).toEqual({ positive: '', negative: '', reference: '' });
  });
});

describe('what a person states', () => {
  it('is taken from a text, a list, or results of earlier steps', () => {
    const sentence = 'Spindles rose after the training.';
    for (const findings of [sentence, [sentence], { results: [{ finding: sentence }] }])
      expect(extractStatedFindings(findings, null)).toEqual([sentence]);
  });

  it('leaves out what the run found itself, descriptions of papers, and scraps', () => {
    const findings = {
      finding: 'The run found this very sentence.',
      other: 'Nobody but me says so here.',
      references: ['A. Nobody. A paper that is no finding. Nature (2020).'],
      source: { by: 'A source that is no finding at all.' },
      status: 'completed',
    };
    expect(
      extractStatedFindings(findings, { analysis: ['The run found this very sentence.'] }),
    ).toEqual(['Nobody but me says so here.']);
  });

  it('is never taken from a hypothesis without support (T-86)', () => {
    const hypothesis = {
      title: 'No supported hypothesis',
      statement: 'No hypothesis is stated, because too little was found.',
    };
    expect(extractStatedFindings({ hypothesis }, null)).toEqual([]);
    expect(extractStatedFindings([{ ...hypothesis, title: 'T', support: 'none' }], null)).toEqual(
      [],
    );
  });

  it.each([null, undefined, 7, true, {}, [], ''])('is nothing in %j', (findings) => {
    expect(extractStatedFindings(findings, null)).toEqual([]);
  });

  it('is never more than 20 plain sentences of 300 characters, whatever is sent', () => {
    const words = fc.constantFrom(
      'It rose by much more.',
      'a b c d',
      '__proto__',
      '\u0000',
      '\uD800',
      '\u202E',
      'x'.repeat(400),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(words, { maxLength: 60 })), (findings) => {
        const stated = extractStatedFindings(findings, null);
        expect(stated.length).toBeLessThanOrEqual(20);
        for (const text of stated) {
          expect(text.length).toBeLessThanOrEqual(300);
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202E]/u);
        }
      }),
    );
  });

  it('takes a deep or wide tangle in its stride', () => {
    let deep: unknown = 'This sentence stands too deep.';
    for (let at = 0; at < 5000; at += 1) deep = [deep];
    expect(extractStatedFindings(deep, null)).toEqual([]);
    const wide = Array.from({ length: 100_000 }, (_, at) => `Sentence number ${at} says nothing.`);
    expect(extractStatedFindings(wide, null)).toHaveLength(20);
  });

  it('may be a hypothesis, as a text or an object with one', () => {
    expect(parseStatedHypothesis('Spindles mediate recall.')).toEqual({
      title: '',
      statement: 'Spindles mediate recall.',
      methodology: [],
    });
    expect(
      parseStatedHypothesis({
        title: 'T',
        hypothesis: ' A\u0000 text ',
        methodology: 'EEG',
        extra: 1,
      }),
    ).toEqual({ title: 'T', statement: 'A text', methodology: ['EEG'] });
    for (const none of [null, undefined, 7, {}, '', { title: 'only' }, []])
      expect(parseStatedHypothesis(none)).toBeNull();
  });
});

describe('topics', () => {
  it('contain no control characters, and are short in sentences', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (topic) => {
        expect(cleanTopic(topic)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(formatTopic(topic).length).toBeLessThanOrEqual(120);
        expect(formatTopic(topic)).not.toMatch(/\p{Cs}/u);
      }),
    );
    expect(formatTopic('😀'.repeat(100))).toBe(`${'😀'.repeat(59)}…`);
  });
});
