import type { Claim } from '@spinout/api-client';
import { exampleAnalysis } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { findMissingParts } from './check-hypothesis.js';

const structure = {
  factor: 'evening training',
  comparator: 'morning training',
  outcome: 'density of sleep spindles',
};
const claims = exampleAnalysis.summary ?? [];
const complete = { statement: 'Evening training may improve recall.', structure, claims };

const quoting = (quote: string): readonly Claim[] =>
  claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.map((each) => ({ ...each, quote })),
  }));

it('finds nothing missing in a hypothesis with factor, comparator, outcome and evidence', () => {
  expect(findMissingParts(complete)).toEqual([]);
});

it('asks nothing that is varied, compared or measured of a hypothesis that is to be proved', () => {
  const statement = 'Every planar graph of girth six may have such a coloring.';
  expect(findMissingParts({ statement, isForProof: true })).toEqual(['evidence']);
});

it('finds everything missing in a vague sentence', () => {
  expect(findMissingParts({ statement: 'Sleep matters.' })).toEqual([
    'factor',
    'comparator',
    'outcome',
    'evidence',
  ]);
});

it.each([
  ['factor', { structure: { ...structure, factor: ' ' } }],
  ['comparator', { structure: { ...structure, comparator: undefined } }],
  ['outcome', { structure: { ...structure, outcome: 'the meaning of sleep spindles' } }],
  ['evidence', { claims: [] }],
  ['evidence', { claims: [{ text: 'Sleep helps.', evidence: [] }] }],
  ['evidence', { structure: { ...structure, outcome: 'number of parasites' } }],
  ['evidence', { claims: quoting('The density of cortical bone rose.') }],
  ['result', { claims: quoting('Whether the density of spindles rises is unknown.') }],
  ['result', { claims: quoting('The effect on the density of spindles has not been tested.') }],
])('finds that the %s is missing from %j', (missing, change) => {
  expect(findMissingParts({ ...complete, ...change })).toEqual([missing]);
});

it.each([
  'Naps improve recall compared with rest.',
  'Naps improve recall more than rest.',
  'Recall rises after naps versus rest.',
])('accepts the comparator in the sentence “%s”', (statement) => {
  const { comparator: _, ...others } = structure;
  expect(findMissingParts({ ...complete, statement, structure: others })).toEqual([]);
});

it.each([
  'The finding that naps improved recall also holds at doses other than 5 mg.',
  'The finding that naps improved recall also holds after more than 12 weeks.',
])('finds no comparator in the sentence “%s”', (statement) => {
  const { comparator: _, ...others } = structure;
  expect(findMissingParts({ ...complete, statement, structure: others })).toEqual(['comparator']);
});

it('reads the outcome of a sentence without parts', () => {
  expect(findMissingParts({ statement: 'Naps raise recall scores.', claims })).not.toContain(
    'outcome',
  );
});
