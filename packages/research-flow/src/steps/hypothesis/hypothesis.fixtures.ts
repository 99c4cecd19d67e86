import { ApiError, type Claim } from '@spinout/api-client';
import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import { exampleClaims } from '../../evidence/evidence.fixtures.js';
import {
  furtherDraft,
  linkedHypothesis,
  listedDraft,
  structuredHypothesis,
} from './hypothesis-drafts.fixtures.js';
import type { HypothesisModel } from './hypothesis-step.model.js';
import { NO_PARTS } from './hypothesis-parts.js';
import { listHypotheses } from './list-hypotheses.js';
import { createOwnHypothesis } from './own-hypothesis.js';
import { createForm } from './hypothesis-form.js';
import { createStartForm } from './hypothesis-start.js';
import { findNextPair } from './order-by-preference.js';
import { startingPoint } from './starting-point.fixtures.js';

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
  ownParts: NO_PARTS,
  isWritingOwn: false,
  edit: null,
  canSaveEdit: false,
  canUndoEdit: false,
  canEdit: false,
  canWriteOwn: true,
  languageModel: null,
  modelNote: null,
  listed: [],
  pair: null,
  hasPreferences: false,
  canUseOwn: false,
  canGenerate: true,
  canGenerateAnother: false,
  canProceed: false,
};

const generated: HypothesisModel = {
  ...idle,
  hypothesis: exampleHypothesis,
  canEdit: true,
  canGenerate: false,
  canGenerateAnother: true,
  canProceed: true,
};

const listed = listHypotheses(listedDraft);

const structured: HypothesisModel = {
  ...generated,
  hypothesis: structuredHypothesis,
  listed,
  pair: findNextPair(listed, []),
};

const furtherListed = listHypotheses(furtherDraft);

const further: HypothesisModel = {
  ...generated,
  hypothesis: linkedHypothesis,
  listed: furtherListed,
  pair: findNextPair(furtherListed, []),
};

const edited: HypothesisModel = {
  ...structured,
  hypothesis: null,
  listed: [],
  pair: null,
  edit: {
    start: null,
    form: createForm(structuredHypothesis),
    claims: structuredHypothesis.claims ?? [],
  },
  canSaveEdit: true,
  canEdit: false,
  canWriteOwn: false,
  canGenerateAnother: false,
  canProceed: false,
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
  canWriteOwn: false,
  canGenerate: false,
  canGenerateAnother: true,
};

/** One model for each state of the step. */
export const hypothesisModels = {
  idle,
  withoutPaper: { ...idle, paperAnalysis: null, paperTitle: null },
  withModel: { ...idle, languageModel: { name: 'made-up-1', isAllowed: true } },
  withoutModel: { ...idle, languageModel: { name: 'made-up-1', isAllowed: false } },
  generating: { ...idle, generating: true, canGenerate: false, canWriteOwn: false },
  generated,
  partlyCovered: {
    ...generated,
    paperAnalysis: null,
    paperTitle: null,
    hypothesis: {
      ...exampleHypothesis,
      topic_coverage: { covered: 'sleep spindles', not_covered: 'meerkats' },
    },
  },
  structured,
  further,
  /** Several claims with different sources, and one without. */
  manyClaims: {
    ...structured,
    hypothesis: {
      ...structuredHypothesis,
      claims: [exampleClaims.supported, exampleClaims.twiceSupported, exampleClaims.unsupported],
    },
  },
  weak: { ...generated, hypothesis: { ...exampleHypothesis, confidence: 0.22 } },
  allCompared: { ...structured, pair: null, hasPreferences: true },
  edited,
  editedIncomplete: {
    ...edited,
    edit: {
      start: null,
      form: { ...NO_PARTS, statement: 'Naps help', comparator: 'rest' },
      claims: [],
    },
    canSaveEdit: false,
  },
  started: {
    ...edited,
    hypothesis: null,
    edit: { form: createStartForm(startingPoint), claims: [startingPoint], start: startingPoint },
  },
  writingOwn: {
    ...idle,
    isWritingOwn: true,
    own: 'Naps improve recall in older adults.',
    ownParts: { ...NO_PARTS, factor: 'naps', outcome: 'recall score' },
    canUseOwn: true,
    canGenerate: false,
    canWriteOwn: false,
  },
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
