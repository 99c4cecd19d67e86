import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { repeatsClaim } from './repeats-claim.js';

const statement = 'Naps of more than 30 minutes improve recall in older adults.';
const structure = {
  kind: 'proposal',
  factor: 'naps of more than 30 minutes',
  outcome: 'recall in older adults',
  direction: 'raises',
} as const;

describe('the title of a hypothesis', () => {
  it.each([
    ['Naps of more than 30 minutes improve recall in older adults', true],
    ['Naps of more than 30 minutes improve …', true],
    ['Naps of more than 30 minutes and recall in older adults', true],
    ['Naps of more than 30 minutes and recall in …', true],
    ['Naps of more than 30 minutes', false],
    ['Naps link rest to recall', false],
  ])('“%s” repeats its statement or parts: %s', (title, expected) => {
    expect(repeatsClaim({ ...exampleHypothesis, title, statement, structure })).toBe(expected);
  });

  it('stays if there is no statement', () => {
    expect(repeatsClaim({ ...exampleHypothesis, title: '', statement: '' })).toBe(false);
  });
});
