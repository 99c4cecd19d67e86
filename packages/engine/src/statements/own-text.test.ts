import { describe, expect, it } from 'vitest';
import { isAboutOwnText } from './own-text.js';

describe('a sentence about its own paper', () => {
  it.each([
    'The secondary objective is to assess the nectar of thyme.',
    'The aim of this study was to count bees in hedges.',
    'The loss is small, as will be confirmed by the counts below.',
    'The loss may be larger, see the data in the last section.',
    'To illustrate a possible loss, we draw one hedge.',
    'Figures 4, 5 show how clover may lose nectar.',
  ])('is no open question: %s', (sentence) => {
    expect(isAboutOwnText(sentence)).toBe(true);
  });

  it.each([
    'An aim of future trials is to shade more hedges.',
    'Whether thyme loses nectar will be studied in hedges.',
    'Clover may lose nectar (Figure 4) that thyme shows.',
    'The aim of the bee remains unknown.',
  ])('is told apart from one about the subject: %s', (sentence) => {
    expect(isAboutOwnText(sentence)).toBe(false);
  });
});
