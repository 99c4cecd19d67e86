import { exampleAnalysis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { CUSTOM_TOPIC } from '../../steps/topic/topic.constants.js';
import { findMismatch } from './shared-terms.js';

const topic = (title: string) => ({
  ...CUSTOM_TOPIC,
  id: 'custom-1',
  title,
  description: 'A research topic of your own',
  reason: undefined,
});

const paper_analysis = {
  ...exampleAnalysis,
  key_terms: [{ term: 'sleep spindles' }, { term: 'memory consolidation' }, { term: 'recall' }],
};

describe('a topic and a paper that share nothing', () => {
  it('names the topic and the first terms of the paper', () => {
    expect(findMismatch({ topic: topic('Perovskite solar cells'), paper_analysis })).toEqual({
      topic: 'Perovskite solar cells',
      terms: ['sleep spindles', 'memory consolidation'],
    });
  });

  it.each(['Memories of sleep', 'Sleep and learning', 'The role of new methods'])(
    'says nothing about %s',
    (title) => expect(findMismatch({ topic: topic(title), paper_analysis })).toBeNull(),
  );

  it('says nothing without a topic or an analysis, or about another language', () => {
    const solar = topic('Perovskite solar cells');
    expect(findMismatch({ topic: solar })).toBeNull();
    expect(findMismatch({ paper_analysis })).toBeNull();
    const language = { code: 'de', is_supported: false };
    expect(
      findMismatch({ topic: solar, paper_analysis: { ...paper_analysis, language } }),
    ).toBeNull();
  });
});
