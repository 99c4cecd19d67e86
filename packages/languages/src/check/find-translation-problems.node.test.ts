import type { Messages } from '@spinout/flow-kit';
import { expect, it } from 'vitest';
import { messages as arabic } from '../entries/ar.js';
import { messages as german } from '../entries/de.js';
import { messages as english } from '../entries/en.js';
import { findTranslationProblems } from './find-translation-problems.js';

it.each([
  ['en', english],
  ['de', german],
  ['ar', arabic],
])('finds nothing in the complete texts of %s', (tag, messages) => {
  expect(findTranslationProblems(messages, tag)).toEqual([]);
});

const partial = {
  topic: { title: 'Votre sujet', impactOutOfTen: 'Impact : {score} sur 10' },
  paper: { titel: 'x' },
} as unknown as Messages;

it('finds what is missing, unknown or has another placeholder', () => {
  const problems = findTranslationProblems(partial, 'fr');
  expect(problems).toContain('topic.introduction: missing');
  expect(problems).toContain('hypothesis: missing');
  expect(problems).toContain('paper.titel: unknown');
  expect(problems).toContain('topic.impactOutOfTen: placeholders “{score}”, not “{impact}”');
  expect(problems.filter((problem) => problem.startsWith('topic.title'))).toEqual([]);
});

it('leaves out what is missing in a translation of a part', () => {
  expect(findTranslationProblems(partial, 'fr', { isPartial: true })).toEqual([
    'paper.titel: unknown',
    'topic.impactOutOfTen: placeholders “{score}”, not “{impact}”',
  ]);
});
