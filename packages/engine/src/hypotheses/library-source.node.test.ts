import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { libraryPaperOf } from './hypotheses.fixtures.js';
import { readLibraryPaper, sourceOfLibraryPaper } from './library-source.js';

const paper = libraryPaperOf('nobody-2020', {
  title: 'Stroma and particles',
  authors: ['A. Nobody', 'B. Noone', 'C. Nil'],
  summary:
    'Dense stroma reduced the reach of particles in mice by half. A helper lipid raised their uptake in lung cells.',
  openQuestions: [
    'Whether dense stroma reduces the reach of particles in humans is not known.',
    'Whether repeated dosing shortens the effect in stem cells is not known.',
  ],
  terms: ['dense stroma'],
  methods: ['microscopy'],
});

describe('a library paper as a source', () => {
  it('has our summary and its open questions as its only text, without pages', () => {
    const source = sourceOfLibraryPaper(paper);
    expect(source.pages).toEqual([
      { number: 1, text: `${paper.summary} ${paper.openQuestions.join(' ')}` },
    ]);
    expect(source).toMatchObject({
      id: 'nobody-2020',
      kind: 'library',
      paged: false,
      terms: ['dense stroma'],
      methods: ['microscopy'],
      category: 'Biotechnology',
    });
  });

  it('is named as our summary of a work, by its authors and year', () => {
    expect(sourceOfLibraryPaper(paper).label).toBe('our summary of Nobody et al. (2020)');
  });

  it('tells its results from what it left open, sentence by sentence, verbatim', async () => {
    const { sentences, pageText } = readLibraryPaper(paper, await loadLanguage());
    expect(sentences.map(({ section }) => section)).toEqual(['results', 'results', 'open', 'open']);
    for (const { start, end, text } of sentences) expect(pageText(1).slice(start, end)).toBe(text);
    expect(sentences.slice(2).map(({ text }) => text)).toEqual(paper.openQuestions);
  });

  it('has results only where it left nothing open', async () => {
    const { sentences } = readLibraryPaper({ ...paper, openQuestions: [] }, await loadLanguage());
    expect(sentences.map(({ section }) => section)).toEqual(['results', 'results']);
  });
});
