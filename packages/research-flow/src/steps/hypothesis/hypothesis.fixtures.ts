import {
  ApiError,
  type Claim,
  type HypothesisStructure,
  type StartingPoint,
} from '@spinout/api-client';
import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import { exampleClaims } from '../../evidence/evidence.fixtures.js';
import type { HypothesisModel } from './hypothesis-step.model.js';
import type { HypothesisDraft } from './hypothesis.types.js';
import { NO_PARTS } from './hypothesis-parts.js';
import { listHypotheses } from './list-hypotheses.js';
import { createOwnHypothesis } from './own-hypothesis.js';
import { createForm } from './hypothesis-form.js';
import { createStartForm } from './hypothesis-start.js';
import { findNextPair } from './order-by-preference.js';

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

const quote = (text: string): Claim => ({
  text,
  evidence: exampleClaims.supported.evidence.map((each) => ({ ...each, quote: text })),
});

/** An open question of the paper with the parts that it names. */
export const startingPoint: StartingPoint = {
  ...quote('Whether evening training raises spindle density in older adults is unknown.'),
  parts: {
    kind: 'open-question',
    factor: quote('evening training'),
    comparator: undefined,
    outcome: quote('spindle density'),
    direction: { value: 'raises', evidence: quote('raises').evidence },
    mechanism: undefined,
    population: quote('older adults'),
    conditions: undefined,
    statement: 'Evening training increases spindle density in older adults.',
  },
};

const structure: HypothesisStructure = {
  kind: 'open-question',
  factor: 'evening training',
  comparator: 'morning training',
  outcome: 'density of sleep spindles',
  direction: 'raises',
  mechanism: 'motor memory',
  population: 'older adults',
};

/** A hypothesis with parts, the first of three candidates. */
export const structuredHypothesis = {
  ...exampleHypothesis,
  title: 'Evening training may raise spindle density',
  statement: 'Evening training may raise the density of sleep spindles in older adults.',
  structure,
};

/** The draft with three candidates and one hypothesis of the user. */
export const listedDraft: HypothesisDraft = {
  hypothesis: structuredHypothesis,
  candidates: [
    {
      number: 1,
      kind: 'open-question',
      statement: structuredHypothesis.statement,
      evidence: 2,
    },
    {
      number: 2,
      kind: 'proposal',
      statement: 'Naps may improve recall in children.',
      evidence: 1,
    },
    {
      number: 3,
      kind: 'generalization',
      statement: 'Spindle density predicts recall in patients with insomnia.',
      evidence: 0,
    },
  ],
  ownHypotheses: [
    createOwnHypothesis('Naps improve recall more than rest in older adults.', {
      newId: () => 'own-a',
      now: () => new Date('2026-03-02T10:00:00Z'),
    }),
  ],
};

/** A hypothesis that follows from two papers. */
const linkedHypothesis = {
  ...exampleHypothesis,
  title: 'Fish oil may reduce the frequency of vasospastic attacks',
  statement:
    'Fish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.',
  structure: {
    kind: 'link',
    factor: 'fish oil',
    outcome: 'the frequency of vasospastic attacks',
    direction: 'lowers',
    mechanism: 'blood viscosity',
  } satisfies HypothesisStructure,
};

/** The draft with a candidate of each kind that is offered after the others. */
const furtherDraft: HypothesisDraft = {
  hypothesis: { ...linkedHypothesis, candidate: { number: 3, of: 3 } },
  candidates: [
    {
      number: 1,
      kind: 'boundary',
      statement:
        'The finding that fish oil reduced blood viscosity also holds after more than 6 weeks.',
      evidence: 2,
    },
    {
      number: 2,
      kind: 'contradiction',
      statement:
        'Studied in the same way, fish oil may reduce blood viscosity in healthy men but not in older women.',
      evidence: 2,
    },
    { number: 3, kind: 'link', statement: linkedHypothesis.statement, evidence: 2 },
  ],
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
