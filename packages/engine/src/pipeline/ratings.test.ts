import { describe, expect, it } from 'vitest';
import { designExperiment } from '../experiment/design-experiment.js';
import type { HypothesisCandidate } from '../hypotheses/candidate.types.js';
import { findHypotheses } from '../hypotheses/find-hypotheses.js';
import { loadLanguage } from '../language/parse-text.js';
import { readSource } from '../hypotheses/read-source.js';
import type { Source } from '../literature/sources.js';
import { rateNovelty } from './novelty.js';
import { rateTestability } from './testability.js';

const createSource = (id: string, text: string): Source => ({
  id,
  title: '',
  kind: 'live',
  label: id,
  paged: false,
  pages: [{ number: 1, text }],
  terms: [],
  methods: [],
  category: null,
});

const BASIS = createSource(
  'basis',
  'We measured sleep spindles in older adults over two nights. Our data suggest that sleep spindles may improve declarative memory.',
);
const language = await loadLanguage();
const { candidates } = await findHypotheses({
  topic: '',
  interest: '',
  documents: [],
  abstracts: [BASIS],
  library: [],
});
const [candidate] = candidates as readonly [HypothesisCandidate];

describe('novelty', () => {
  const rate = (...texts: readonly string[]) =>
    rateNovelty(
      candidate,
      texts.map((text, at) => readSource(createSource(String(at), text), language)),
    );
  const SPINDLES = 'The number of sleep spindles fell with age in that sample of people.';
  const MEMORY = 'Training over six weeks left declarative memory unchanged in this group.';
  const BOTH = 'More sleep spindles went with better declarative memory in the second night.';

  it('is Laplace’s rule for a source that does not name both', () => {
    expect(rate(SPINDLES, MEMORY, MEMORY).value).toBe(0.667);
    expect(rate(SPINDLES, SPINDLES, SPINDLES, MEMORY, MEMORY, MEMORY).value).toBe(0.8);
  });

  it('falls with every source that names both', () => {
    expect(rate(BOTH, SPINDLES, MEMORY).value).toBe(0.5);
    expect(rate(BOTH, BOTH, BOTH).value).toBe(0.2);
  });

  it('says what it was calculated from', () => {
    expect(rate(BOTH, SPINDLES, MEMORY).basis).toBe(
      'Other sources that mention the factor or the outcome, whichever is rarer: 2; 1 of these mention both. Sources searched: 3.',
    );
  });
});

describe('testability', () => {
  const hypothesis = {
    id: 'h',
    title: 'Sleep spindles and recall',
    statement: 'Sleep spindles improve recall.',
    confidence: 0.5,
    estimated_impact: '',
    timeline: '',
    methodology: ['randomized controlled trial'],
    next_steps: [],
    support: undefined,
    claims: undefined,
    confidence_basis: undefined,
    refutation: 'It would be refuted if recall stayed the same.',
    candidate: undefined,
    source: undefined,
  };
  const now = () => new Date('2026-03-01T12:00:00Z');
  const rate = (parts: Partial<typeof hypothesis> = {}, weeks?: number) => {
    const stated = { ...hypothesis, ...parts };
    const design = designExperiment(stated, { now });
    const timeline =
      weeks === undefined
        ? design.timeline
        : [{ phase: 'All', duration: `${weeks} weeks`, description: '' }];
    return rateTestability(stated, { ...design, timeline });
  };

  it('is full for a known kind of experiment on something that has more or less of it', () => {
    expect(rate({}, 104).value).toBe(1);
  });

  it('falls with each part that is missing', () => {
    expect(rate({ statement: 'Sleep spindles improve the hippocampus.' }, 104).value).toBe(0.85);
    expect(rate({ refutation: '' }, 104).value).toBe(0.8);
    expect(
      rate({ title: 'A and recall', statement: 'A improves recall.', methodology: [] }, 104).value,
    ).toBe(0.85);
    expect(rate({}, 208).value).toBe(0.9);
  });

  it('counts the weeks of the planned design', () => {
    expect(rate().basis).toMatch(/The design takes \d+ weeks\.$/);
  });
});
