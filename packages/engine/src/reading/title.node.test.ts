import { describe, expect, it } from 'vitest';
import { findTitle } from './title.js';

describe('findTitle', () => {
  it('uses the title in the metadata if it is plausible', () => {
    expect(findTitle({ stated: 'A title of a paper', firstPage: 'Other words' })).toBe(
      'A title of a paper',
    );
    for (const stated of ['Microsoft Word - thesis.doc', 'untitled', 'paper_final.pdf', 'x']) {
      expect(findTitle({ stated, shown: 'What is shown largest', firstPage: '' })).toBe(
        'What is shown largest',
      );
    }
  });

  it('takes the first line that reads like a heading, then the given title, then the file name', () => {
    const firstPage =
      'Example text. It is a note.\n\nLearning from molecular graphs\n\nBody text here.';
    expect(findTitle({ firstPage, given: 'Given' })).toBe('Learning from molecular graphs');
    expect(findTitle({ firstPage: 'only a sentence.', given: 'Given' })).toBe('Given');
    expect(findTitle({ firstPage: 'only a sentence.', fileName: 'my_first-paper.txt' })).toBe(
      'my first paper',
    );
    expect(findTitle({ firstPage: '' })).toBe('Untitled paper');
  });
});
