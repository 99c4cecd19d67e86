import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { outlineDesign } from './experiment.fixtures.js';
import { askedParts, canPlanOutline, readAnswers, withAnswers } from './study-outline.js';

const draft = {
  tab: 'overview',
  proposed: outlineDesign,
  design: outlineDesign,
  typed: { controls: '', equipment: '' },
} as const;

describe('the answers to an outline', () => {
  it('are complete once factor and outcome are given', () => {
    expect(canPlanOutline({ ...draft, answers: { factor: 'naps' } })).toBe(false);
    expect(canPlanOutline({ ...draft, answers: { factor: 'naps', outcome: '  ' } })).toBe(false);
    expect(canPlanOutline({ ...draft, answers: { factor: 'naps', outcome: 'recall' } })).toBe(true);
  });

  it('include units and comparator only where these are missing', () => {
    const outline = { missing: ['units' as const], factors: [], outcomes: [], units: [] };
    expect(askedParts(outline)).toEqual(['factor', 'outcome', 'units']);
    expect(askedParts({ ...outline, missing: ['factor'] })).toEqual(['factor', 'outcome']);
    expect(askedParts({ ...outline, missing: ['comparator'] })).toEqual([
      'factor',
      'comparator',
      'outcome',
    ]);
  });

  it('begin with what the hypothesis names, until the person changes it', () => {
    const outline = {
      missing: ['outcome' as const],
      factor: 'naps',
      factors: [],
      outcomes: [],
      units: [],
    };
    expect(readAnswers(outline)).toEqual({
      factor: 'naps',
      comparator: '',
      outcome: '',
      units: '',
    });
    expect(readAnswers(outline, { factor: '' }).factor).toBe('');
  });
});

describe('the hypothesis of an outline', () => {
  it('names what the person decided as theirs', () => {
    const answers = { factor: ' short  naps ', outcome: 'recall', units: 'nurses' };
    expect(withAnswers(exampleHypothesis, answers)?.structure).toMatchObject({
      factor: 'short naps',
      outcome: 'recall',
      population: 'nurses',
      origins: { factor: 'user', outcome: 'user', population: 'user' },
    });
  });

  it('compares one thing with the other where the answer says so', () => {
    const answers = { factor: 'short naps versus quiet rest', outcome: 'recall' };
    expect(withAnswers(exampleHypothesis, answers)?.structure).toMatchObject({
      factor: 'short naps',
      comparator: 'quiet rest',
    });
  });

  it('compares it with what the person names for it', () => {
    const answers = { factor: 'short naps', comparator: ' quiet  rest', outcome: 'recall' };
    expect(withAnswers(exampleHypothesis, answers)?.structure).toMatchObject({
      comparator: 'quiet rest',
      origins: { comparator: 'user' },
    });
  });

  it.each([undefined, {}, { factor: 'naps' }])('stays as it is for incomplete answers', (answers) =>
    expect(withAnswers(exampleHypothesis, answers)).toBe(exampleHypothesis),
  );
});
