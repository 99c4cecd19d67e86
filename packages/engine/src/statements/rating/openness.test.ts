import { expect, it } from 'vitest';
import { readOpenness } from './openness.js';

it.each([
  ['Shade may slow the growth of seedlings.', 'supposed'],
  ['How shade slows growth remains unclear.', 'open'],
  ['Further work could show which genes respond to shade.', 'both'],
  ['Shade slowed the growth of seedlings (which may be due to light).', 'none'],
])('tells whether a sentence leaves something open: %s', (sentence, openness) => {
  expect(readOpenness(sentence)).toBe(openness);
});
