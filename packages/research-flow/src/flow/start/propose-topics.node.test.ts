import { exampleMetadata } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { AnalyzedPaper } from '../../steps/paper/paper.types.js';
import { proposeTopics } from './propose-topics.js';
import { startMessages } from './start.messages.js';

const LONG = `It is not known ${'whether and to what extent '.repeat(6)}rhythms of`;

const createQuestion = (text: string, page: number | null = null, isBackground = false) => ({
  text,
  is_background: isBackground,
  evidence: [
    {
      document_id: 'doc-1',
      document_title: 'Sleep',
      kind: 'uploaded' as const,
      page,
      start: 0,
      end: text.length,
      quote: text,
      before: '',
      after: '',
    },
  ],
});

const propose = (analysis: AnalyzedPaper['analysis']) =>
  proposeTopics(
    {
      analysis,
      metadata: exampleMetadata,
      documents: [{ id: 'doc-1', title: 'Sleep rhythms and memory', method: 'file' }],
    },
    startMessages,
  );

const titles = (analysis: AnalyzedPaper['analysis']) => propose(analysis).map(({ title }) => title);

const terms = [
  { term: 'sleep spindle' },
  { term: 'spatial memory' },
  { term: 'slow wave' },
  { term: 'ripple' },
];

describe('the topics that a paper suggests', () => {
  it('are its subject and the questions it leaves open, with the page of each', () => {
    const [subject, question] = propose({
      key_terms: terms,
      gaps: [
        createQuestion('Do spindles predict recall? Further work should test it.', 4),
        createQuestion('Earlier work did not say why we sleep.', 1, true),
      ],
    });
    expect(subject).toMatchObject({
      title: 'Sleep rhythms and memory',
      reason: 'The subject of your paper. Duration and impact are defaults.',
    });
    expect(question).toMatchObject({
      title: 'Do spindles predict recall?',
      description: '“Do spindles predict recall? Further work should test it.”',
      reason: 'Your paper leaves this question open on page 4. Duration and impact are defaults.',
      category: 'Custom Research',
    });
  });

  it('are named by two key terms if a passage is not a short question', () => {
    expect(
      titles({
        key_terms: [...terms, { term: 'spindle' }],
        gaps: [createQuestion(`${LONG} a sleep spindle change spatial memory.`)],
      })[1],
    ).toBe('Sleep spindle and spatial memory');
  });

  it('leave out a long passage that names no two key terms', () => {
    expect(titles({ key_terms: [], gaps: [createQuestion(`${LONG} day.`)] })).toEqual([
      'Sleep rhythms and memory',
    ]);
  });

  it('are pairs of key terms if the paper leaves too few questions open', () => {
    expect(titles({ key_terms: terms })).toEqual([
      'Sleep rhythms and memory',
      'Sleep spindle and spatial memory',
      'Slow wave and ripple',
    ]);
  });

  it('have different ids and titles', () => {
    const question = createQuestion('Do spindles predict recall?');
    const topics = propose({ gaps: [question, question], key_terms: terms });
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(topics.filter(({ title }) => title === question.text)).toHaveLength(1);
  });
});
