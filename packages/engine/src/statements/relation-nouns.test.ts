import { expect, it } from 'vitest';
import { readRelationNoun } from './relation-nouns.js';

const statementOf = (sentence: string) => readRelationNoun(sentence)?.statement;

it.each([
  [
    'The effect of dense shade on the growth of oak seedlings is unknown.',
    'Dense shade affects the growth of oak seedlings.',
  ],
  [
    'A possible association between night shifts and bone loss has not been studied.',
    'Night shifts are associated with bone loss.',
  ],
])('asks whether there is an effect: %s', (sentence, statement) =>
  expect(statementOf(sentence)).toBe(statement),
);

it.each([
  ['what it is like', 'The exact effect of dense shade on the growth of oak seedlings is unknown.'],
  [
    'what it is like',
    'Further work should clarify the relationship between shade and root growth.',
  ],
  [
    'how something else works',
    'The mechanism of how salt interfered with the effect of shade on oak seedlings is unknown.',
  ],
  [
    'for a mechanism',
    'A potential mechanism underlying the association between night shifts and bone loss is unclear.',
  ],
  [
    'for a role, which may be for or against',
    'The role of annexin in pulp inflammation is unknown.',
  ],
])('states nothing if the sentence asks %s: %s', (_, sentence) =>
  expect(statementOf(sentence)).toBeUndefined(),
);
