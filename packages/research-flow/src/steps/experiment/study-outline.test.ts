import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { outlineDesign } from './experiment.fixtures.js';
import {
  askedParts,
  canPlanOutline,
  readAnswers,
  splitByOrigin,
  withAnswers,
} from './study-outline.js';

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

  it('may include units that a paper offers, which a plan does not need', () => {
    const units = [{ text: 'nurses', evidence: undefined }];
    const outline = { missing: ['factor' as const], factors: [], outcomes: [], units };
    expect(askedParts(outline)).toEqual(['factor', 'outcome', 'units']);
    const design = { ...outlineDesign, outline: { ...outlineDesign.outline, ...outline } };
    const answers = { factor: 'naps', outcome: 'recall' };
    expect(canPlanOutline({ ...draft, design, answers })).toBe(true);
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

describe('the choices of an outline', () => {
  it('are those of the sentence and those that only a paper names, with a passage', () => {
    const passage = outlineDesign.outline?.outcomes[0]?.evidence;
    const choices = [
      { text: 'naps', evidence: passage },
      { text: 'naps versus rest', evidence: undefined },
      { text: 'memory', evidence: passage },
    ];
    const { ofSentence, ofPaper } = splitByOrigin(choices, 'Whether naps or rest help is open.');
    expect(ofSentence.map(({ text }) => text)).toEqual(['naps', 'naps versus rest']);
    expect(ofPaper.map(({ text }) => text)).toEqual(['memory']);
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
