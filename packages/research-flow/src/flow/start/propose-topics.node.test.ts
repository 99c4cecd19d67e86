import { exampleMetadata } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { AnalyzedPaper } from '../../steps/paper/paper.types.js';
import { proposeTopics } from './propose-topics.js';
import { startMessages } from './start.messages.js';

const LONG = `It is not known ${'whether and to what extent '.repeat(6)}rhythms of`;

const createQuestion = (text: string, page: number | null = null, isBackground = false) => ({
  text,
  title: undefined as string | undefined,
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
  it('name the subject of a paper in another language by its English title', () => {
    const language = { code: 'de', is_supported: false, has_english_part: true };
    const english_title = 'Rhythms of sleep';
    expect(titles({ language: { ...language, english_title } })[0]).toBe(english_title);
    expect(titles({ language })[0]).toBe('Sleep rhythms and memory');
  });

  it('quote a sentence once, also where a key term is named in a question', () => {
    const text = 'It is open whether sleep spindles predict recall.';
    const topics = propose({
      key_terms: [{ term: 'sleep spindle' }],
      gaps: [{ ...createQuestion(text), title: 'Whether spindles predict recall' }],
    });
    expect(topics.map(({ description }) => description)).toEqual([
      'The subject of your paper.',
      `“${text}”`,
      'A key term of your paper.',
    ]);
  });

  it('ask whether the main result holds elsewhere before key terms, where few questions are open', () => {
    const extension = {
      text: 'Do longer naps improve recall in older adults?',
      evidence: createQuestion('Longer naps improved recall in students.').evidence,
    };
    const [, first, second] = propose({ key_terms: terms, gaps: [], extensions: [extension] });
    expect(first).toMatchObject({
      title: extension.text,
      description: '“Longer naps improved recall in students.”',
      reason: 'A next question: your paper did not test this.',
    });
    expect(second?.title).toBe('Sleep spindle');
    const questions = ['Do spindles predict recall?', 'Do ripples follow them?'].map((text) =>
      createQuestion(text),
    );
    expect(titles({ key_terms: terms, gaps: questions, extensions: [extension] })).not.toContain(
      extension.text,
    );
  });

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
      reason: 'The subject of your paper.',
    });
    expect(question).toMatchObject({
      title: 'Do spindles predict recall?',
      description: '“Do spindles predict recall? Further work should test it.”',
      reason: 'Your paper leaves this question open on page 4.',
      category: 'Custom Research',
    });
  });

  it('are named by what a sentence asks, with the sentence as their description', () => {
    const text = `${LONG} a sleep spindle change spatial memory.`;
    const [, question] = propose({
      gaps: [{ ...createQuestion(text), title: 'Whether spindles change spatial memory' }],
    });
    expect(question).toMatchObject({
      title: 'Whether spindles change spatial memory',
      description: `“${text}”`,
    });
  });

  it('leave out a passage that no short title names', () => {
    expect(titles({ key_terms: [], gaps: [createQuestion(`${LONG} day.`)] })).toEqual([
      'Sleep rhythms and memory',
    ]);
  });

  it('are key terms if the paper leaves too few questions open', () => {
    const found = ['mTOR signaling', 'slow wave', 'deep brain rhythm'];
    expect(titles({ key_terms: found.map((term) => ({ term })) }).slice(1)).toEqual([
      'Deep brain rhythm',
      'mTOR signaling',
    ]);
  });

  it('are described by what the paper says about the key term, each by another passage', () => {
    const result = (text: string) => ({ text, evidence: [] });
    const [subject, spindle, memory, wave] = propose({
      key_terms: terms.slice(0, 3),
      findings: [
        result('Sleep rhythms and sleep spindles were frequent.'),
        result('Each sleep spindle followed a ripple.'),
        result('Sleep spindles helped spatial memories.'),
      ],
      gaps: [createQuestion('How spatial memory fades has yet to be tested in aged rats.')],
    });
    expect(subject?.description).toBe('Sleep rhythms and sleep spindles were frequent.');
    expect(spindle).toMatchObject({
      title: 'Sleep spindle',
      description: '“Each sleep spindle followed a ripple.”',
      reason: 'A key term of your paper.',
    });
    expect(memory?.description).toBe(
      '“How spatial memory fades has yet to be tested in aged rats.”',
    );
    expect(wave).toBeUndefined();
  });

  it('say that they are key terms where no passage names them', () => {
    const [, spindle] = propose({ key_terms: terms });
    expect(spindle).toMatchObject({
      description: 'A key term of your paper.',
      reason: undefined,
    });
  });

  it('are no single word, which names a field', () => {
    expect(titles({ key_terms: [{ term: 'HIV' }, { term: 'Uzbekistan' }, ...terms] })).toEqual([
      'Sleep rhythms and memory',
      'Sleep spindle',
      'Spatial memory',
    ]);
  });

  it('are no group that was studied, and no state of one', () => {
    const studied = ['highly trained rats', 'low firing cells', 'trained rats', 'older adults'];
    expect(
      titles({ key_terms: [...studied.map((term) => ({ term })), { term: 'deep brain rhythm' }] }),
    ).toEqual(['Sleep rhythms and memory', 'Deep brain rhythm']);
  });

  it('are first the key terms that the title names', () => {
    const named = [
      { term: 'control task' },
      { term: 'spatial memories' },
      { term: 'sleep rhythm' },
    ];
    expect(titles({ key_terms: named })).toEqual([
      'Sleep rhythms and memory',
      'Sleep rhythm',
      'Spatial memories',
    ]);
  });

  it('describe the subject by the result that names most of the title', () => {
    const result = (text: string) => ({ text, evidence: [] });
    const [subject] = propose({
      findings: [result('Rats slept for six hours.'), result('Sleep rhythms predicted memory.')],
      summary: [result('Memory was tested twice.')],
    });
    expect(subject?.description).toBe('Sleep rhythms predicted memory.');
  });

  it('have different ids and titles', () => {
    const question = createQuestion('Do spindles predict recall?');
    const topics = propose({ gaps: [question, question], key_terms: terms });
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(topics.filter(({ title }) => title === question.text)).toHaveLength(1);
  });
});
