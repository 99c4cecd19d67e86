import { expect, it } from 'vitest';
import { isCutShort } from './is-cut-short.js';

const statement = 'Loss of the gene may change the stability of its targets.';

it.each([
  'We speculate that loss of the gene may change the stability of its targets, leading to smaller grains.',
  'Loss of the gene may change the stability of its targets, though the signal could be general.',
  'Whether loss of the gene may change the stability of its targets, even in adult plants, is unknown.',
])('a statement is cut short where its sentence goes on: %s', (sentence) => {
  expect(isCutShort(statement, sentence)).toBe(true);
});

it.each([
  'We speculate that loss of the gene may change the stability of its targets.',
  'Whether loss of the gene may change the stability of its targets remains to be established.',
  'Loss of the gene may change the stability of its targets (see also the work of others [12]).',
  'That loss of the gene may change the stability of its targets requires further study.',
  'Would loss of the gene change the stability of its targets, or would it only slow their synthesis?',
  'A sentence with other words.',
])('a statement is whole: %s', (sentence) => {
  expect(isCutShort(statement, sentence)).toBe(false);
});
