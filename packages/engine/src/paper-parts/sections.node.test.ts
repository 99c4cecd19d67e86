import { describe, expect, it } from 'vitest';
import { extractSentences } from './sections.js';

const sectionsOf = (...paragraphs: readonly string[]) =>
  extractSentences([paragraphs.join('\n\n')]).map(({ section }) => section);

const SENTENCE = 'The plots were watered on every day of the summer.';

describe('the sections of a paper', () => {
  it('go on under their subheadings, also in methods at the end', () => {
    expect(
      sectionsOf(
        'Results',
        SENTENCE,
        'Growth of roots',
        SENTENCE,
        'Methods',
        SENTENCE,
        'Sampling of soil',
        SENTENCE,
      ),
    ).toEqual(['results', 'results', 'methods', 'methods']);
  });

  it('have numbers with a bar in some journals', () => {
    expect(sectionsOf('1 | INTRODUCTION', SENTENCE, '2 | MATERIALS AND METHODS', SENTENCE)).toEqual(
      ['introduction', 'methods'],
    );
  });

  it('are the own content under other headings where no section of results follows', () => {
    expect(
      sectionsOf(
        'Introduction',
        SENTENCE,
        'Energy of the planet',
        SENTENCE,
        'Discussion',
        SENTENCE,
      ),
    ).toEqual(['introduction', 'body', 'discussion']);
    expect(sectionsOf('Methods', SENTENCE, 'Heat slows growth', SENTENCE)).toEqual([
      'methods',
      'body',
    ]);
  });

  it.each([
    'Patients and Methods',
    'Materials & Methods',
    'Data and methods',
    'Study Design and Methods',
    'Methods and Analysis',
    'Online Methods',
    '2. Experimental Section',
  ])('know the heading “%s”', (heading) => {
    expect(sectionsOf(heading, SENTENCE)).toEqual(['methods']);
  });

  it('are one abstract under the headings of its parts, up to those of the paper', () => {
    const parts = (...headings: readonly string[]) =>
      headings.flatMap((heading) => [heading, SENTENCE]);
    expect(
      sectionsOf(
        'Abstract',
        ...parts('Background', 'Methods', 'Results', 'Conclusions'),
        ...parts('Background', 'Methods', 'Results', 'Conclusions'),
      ),
    ).toEqual([
      ...Array.from({ length: 4 }, () => 'abstract'),
      'introduction',
      'methods',
      'results',
      'conclusion',
    ]);
    expect(
      sectionsOf('Abstract', ...parts('Objective', 'Results', 'Conclusion', 'Introduction')),
    ).toEqual(['abstract', 'abstract', 'abstract', 'introduction']);
    expect(
      sectionsOf('Abstract', ...parts('Design', 'Results', 'Conclusions'), 'Methods', SENTENCE),
    ).toEqual(['abstract', 'abstract', 'abstract', 'methods']);
    expect(sectionsOf('Abstract', ...parts('Introduction'))).toEqual(['introduction']);
    // The other heading opens the paper, although the abstract did not have it.
    expect(
      sectionsOf('Abstract', ...parts('Aim', 'Results', 'Conclusion', 'Background', 'Methods')),
    ).toEqual(['abstract', 'abstract', 'abstract', 'introduction', 'methods']);
  });

  it('end an abstract with parts that is too long for one', () => {
    const sections = sectionsOf(
      'Abstract',
      'Background',
      ...Array.from({ length: 90 }, () => SENTENCE),
    );
    expect(sections[0]).toBe('abstract');
    expect(sections.at(-1)).toBe('introduction');
  });

  it('end an abstract without parts at the first heading', () => {
    expect(sectionsOf('Abstract', SENTENCE, 'Methods', SENTENCE)).toEqual(['abstract', 'methods']);
  });

  it('have no sentences of captions, also behind their first one', () => {
    const caption = `Figure 2. ${SENTENCE} Bars show means of six plots in one summer.`;
    expect(sectionsOf('Results', SENTENCE, caption, `Table 1. ${SENTENCE}`, SENTENCE)).toEqual([
      'results',
      'results',
    ]);
    expect(sectionsOf('Results', 'Table 1 shows how often the plots were watered.')).toHaveLength(
      1,
    );
  });
});
