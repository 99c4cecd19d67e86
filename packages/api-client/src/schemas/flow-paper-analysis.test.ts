import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleAnalysis } from '../testing/example-replies.js';
import { PaperAnalysis } from './flow-paper-analysis.js';

const read = (analysis: object) => z.parse(PaperAnalysis, analysis);

describe('the analysis of a paper', () => {
  it('is parsed in the form of the contract', () => {
    expect(read(exampleAnalysis)).toEqual(exampleAnalysis);
  });

  it.each([
    ['a list of texts', ['Spindles rose.', 'Recall rose.']],
    ['claims without evidence', [{ text: 'Spindles rose.' }, { text: 'Recall rose.' }]],
    [
      'claims with evidence of another form',
      [{ text: 'Spindles rose.', evidence: 'p. 3' }, 'Recall rose.'],
    ],
    ['objects that hold a text', [{ finding: 'Spindles rose.' }, { statement: 'Recall rose.' }]],
    ['texts by name', { primary: 'Spindles rose.', secondary: 'Recall rose.' }],
    ['a list with holes', ['Spindles rose.', null, 7, '', {}, 'Recall rose.']],
  ])('reads sentences from %s', (_, findings) => {
    expect(read({ findings }).findings).toEqual([
      { text: 'Spindles rose.', evidence: [] },
      { text: 'Recall rose.', evidence: [] },
    ]);
  });

  it.each([
    ['one text', 'Spindles rose.'],
    ['one claim', { text: 'Spindles rose.' }],
  ])('reads a list of one item from %s', (_, summary) => {
    expect(read({ summary }).summary).toEqual([{ text: 'Spindles rose.', evidence: [] }]);
  });

  it.each([
    ['texts', ['spindle']],
    ['terms without a count', [{ term: 'spindle' }]],
    ['objects with a name', [{ name: 'spindle', weight: 0.4 }]],
  ])('reads terms from %s', (_, key_terms) => {
    expect(read({ key_terms }).key_terms).toEqual([{ term: 'spindle' }]);
  });

  it.each([
    ['objects', [{ name: 'EEG' }, { method: 'fMRI' }]],
    ['a mixed list', ['EEG', { title: 'fMRI' }]],
  ])('reads methods from %s', (_, methodologies) => {
    expect(read({ methodologies }).methodologies).toEqual(['EEG', 'fMRI']);
  });

  it('reads limitations, background questions, statistics and the language', () => {
    const analysis = {
      gaps: [{ text: 'Why is unknown.', evidence: [], is_background: true }],
      limitations: [{ text: 'We did not blind the raters.', evidence: [] }],
      statistics: {
        tests: 2,
        means: 0,
        inconsistencies: [
          { kind: 'test', reported: 't(28) = 2.20', recalculated: 'p = .036', evidence: [] },
        ],
      },
      language: { code: 'en', is_supported: true },
    };
    expect(read(analysis)).toEqual(analysis);
  });

  it('reads limitations, statistics and a language of another form as missing or as texts', () => {
    expect(read({ limitations: ['Few raters.'], statistics: 'fine', language: 'en' })).toEqual({
      limitations: [{ text: 'Few raters.', evidence: [] }],
    });
  });

  it.each([null, undefined, 7, true])('reads a field that is %s as missing', (value) => {
    expect(read({ findings: value, key_terms: value, methodologies: value })).toEqual({});
  });
});
