import { describe, expect, it } from 'vitest';
import type { LibraryPaper } from './library.types.js';
import { estimateTopicEffort } from './topic-effort.js';

const paper = (methods: readonly string[], category: LibraryPaper['category'] = 'Biotechnology') =>
  ({ methods, category }) as LibraryPaper;

describe('topicEffort', () => {
  const survey = [paper(['survey'])];

  it('finds a topic intermediate when both sides work alike and share two terms', () => {
    expect(estimateTopicEffort(survey, survey, 2)).toEqual({
      difficulty: 'Intermediate',
      estimatedDuration: '12-18 months',
      potentialImpact: 4,
    });
  });

  it('finds it advanced when the sides share few methods or one linking term', () => {
    expect(estimateTopicEffort(survey, [paper(['assay'])], 5).difficulty).toBe('Advanced');
    expect(estimateTopicEffort(survey, survey, 1).difficulty).toBe('Advanced');
    expect(estimateTopicEffort(survey, survey, 1).estimatedDuration).toBe('18-24 months');
  });

  it('gives a step more time when a third of the papers worked with animals or patients', () => {
    const mice = [paper(['mouse model'])];
    expect(estimateTopicEffort(mice, mice, 2).estimatedDuration).toBe('18-24 months');
    expect(estimateTopicEffort(mice, mice, 1).estimatedDuration).toBe('24-36 months');
  });

  it('rates impact by categories reached and papers on either side, never above 9', () => {
    const wide = [paper(['survey']), paper(['survey'], 'Space Technology')];
    expect(estimateTopicEffort(wide, survey, 2).potentialImpact).toBe(5);
    const many = (
      [
        'Biotechnology',
        'Space Technology',
        'Climate & Environmental Science',
        'Renewable Energy',
        'Materials Science',
      ] as const
    ).flatMap((category) => Array.from({ length: 9 }, () => paper(['survey'], category)));
    expect(estimateTopicEffort(many, many, 9).potentialImpact).toBe(9);
  });
});
