import { ApiError } from '@spinout/api-client';
import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import { exampleClaims } from '../../evidence/evidence.fixtures.js';
import type { HypothesisModel } from './hypothesis-step.model.js';

const idle: HypothesisModel = {
  topic: 'Sleep and memory',
  paperAnalysis: exampleAnalysis,
  paperTitle: 'Example paper',
  heldText: null,
  generating: false,
  hypothesis: null,
  problem: null,
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

/** One model for each state of the step. */
export const hypothesisModels = {
  idle,
  withoutPaper: { ...idle, paperAnalysis: null, paperTitle: null },
  generating: { ...idle, generating: true, canGenerate: false },
  generated,
  unsupported: {
    ...generated,
    hypothesis: {
      ...exampleHypothesis,
      confidence: 0.1,
      support: 'none',
      claims: [exampleClaims.unsupported],
    },
  },
  bare: {
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
