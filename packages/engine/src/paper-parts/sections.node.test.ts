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
