import { ApiError, type Claim } from '@spinout/api-client';
import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import type { HypothesisModel } from './hypothesis-step.model.js';
import { createOwnHypothesis } from './own-hypothesis.js';

const idle: HypothesisModel = {
  topic: 'Sleep and memory',
  paperAnalysis: exampleAnalysis,
  paperTitle: 'Example paper',
  pastedPaper: null,
  generating: false,
  hypothesis: null,
  problem: null,
  unsupported: null,
  own: '',
  canUseOwn: false,
  canGenerate: true,
  canGenerateAnother: false,
  canProceed: false,
};

const generated: HypothesisModel = {
  ...idle,
  hypothesis: exampleHypothesis,
  canGenerate: false,
  canGenerateAnother: true,
  canProceed: true,
};

const failed: HypothesisModel = {
  ...idle,
  canGenerate: false,
  problem: {
    code: 'hypothesisFailed',
    error: new ApiError('status', { endpoint: 'hypothesis.generate', status: 500 }),
  },
};

const OPEN_QUESTION = 'Whether spindles mediate recall is unknown.';
const OPEN: Claim = {
  text: OPEN_QUESTION,
  evidence:
    exampleAnalysis.summary?.[0]?.evidence.map((each) => ({
      ...each,
      start: 120,
      end: 120 + OPEN_QUESTION.length,
      quote: OPEN_QUESTION,
    })) ?? [],
};

const unsupported: HypothesisModel = {
  ...idle,
  paperAnalysis: { ...exampleAnalysis, gaps: [OPEN], findings: exampleAnalysis.summary },
  unsupported: 'No hypothesis is stated, because no second source was found.',
  canGenerate: false,
  canGenerateAnother: true,
};

/** One model for each state of the step. */
export const hypothesisModels = {
  idle,
  withoutPaper: { ...idle, paperAnalysis: null, paperTitle: null },
  generating: { ...idle, generating: true, canGenerate: false },
  generated,
  unsupported,
  unsupportedWithoutPaper: { ...unsupported, paperAnalysis: null, paperTitle: null },
  unsupportedAgain: { ...unsupported, hypothesis: exampleHypothesis, canProceed: true },
  ownTyped: { ...unsupported, own: 'Naps improve recall in older adults.', canUseOwn: true },
  own: {
    ...generated,
    hypothesis: createOwnHypothesis('Naps improve recall in older adults.', {
      newId: () => 'own-1',
      now: () => new Date('2026-03-02T10:00:00Z'),
    }),
  },
  minimal: {
    ...generated,
    hypothesis: {
      id: 'hyp-2',
      title: 'Only what the specification names',
      statement: 'A reply of another server may hold no more than this.',
      confidence: 0.5,
      estimated_impact: '',
      timeline: '',
      methodology: [],
      next_steps: [],
      support: undefined,
      claims: undefined,
      confidence_basis: undefined,
      refutation: undefined,
      candidate: undefined,
      source: undefined,
    },
  },
  failed,
  invalid: { ...failed, problem: { code: 'hypothesisInvalid' } },
  failedAgain: { ...failed, hypothesis: exampleHypothesis, canProceed: true },
} as const satisfies Record<string, HypothesisModel>;
