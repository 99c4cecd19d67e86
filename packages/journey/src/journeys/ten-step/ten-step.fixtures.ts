import type { ResearchBundle, Source } from '@spinout/api-client';
import { exampleBundle, exampleTenStepStart } from '@spinout/api-client/testing';
import { toTenStepData, reduceToKeyFigures, type TenStepData } from './journey-data.js';
import { getStepOutcomes } from './step-outcome.js';
import { getStepKey } from './steps.js';
import { tenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './active.model.js';
import type { TenStepModel } from './ten-step.model.js';

export const fixtureData: TenStepData = toTenStepData(
  'journey-1772445600001',
  'How sleep after learning changes recall',
  exampleTenStepStart,
);

const [reference] = fixtureData.literature;

const activeAt = (step: number, change: Partial<ActiveModel> = {}): ActiveModel => {
  const key = getStepKey(step);
  const name = tenStepMessages.names[key];
  return {
    journeyId: fixtureData.journey_id,
    data: fixtureData,
    step,
    key,
    name,
    description: tenStepMessages.descriptions[key],
    percent: step * 10,
    progressText: `Step ${step} of 10: ${name}`,
    outcomes: getStepOutcomes(change.data ?? fixtureData),
    busy: false,
    isComplete: step === 10,
    agents: step < 3 ? null : 'launch',
    canLaunch: step >= 3,
    canViewResults: false,
    ...change,
  };
};

const agenticResults = { results: exampleBundle };

const computed: Source = { origin: 'computed', by: 'Example engine' };
const { experimentDesign, analysis, paper } = exampleBundle;
const computedBundle: ResearchBundle = {
  ...exampleBundle,
  experimentDesign: experimentDesign && { ...experimentDesign, source: computed },
  analysis: analysis && { ...analysis, source: computed },
  paper: paper && { ...paper, source: computed },
};

/** One view model per state of an active journey. */
export const activeModels = {
  hypothesis: activeAt(1),
  bareHypothesis: activeAt(1, {
    data: { ...fixtureData, hypothesis: null, topics: [], funding: null, source: undefined },
  }),
  unsupportedHypothesis: activeAt(1, {
    data: {
      ...fixtureData,
      hypothesis: null,
      unsupported: 'No hypothesis is stated, because too little was found.',
      funding: null,
    },
  }),
  literature: activeAt(2),
  moreLiterature: activeAt(2, {
    data: {
      ...fixtureData,
      literature: reference ? Array.from({ length: 5 }, () => reference) : [],
    },
  }),
  noLiterature: activeAt(2, { data: { ...fixtureData, literature: [] } }),
  processing: activeAt(1, { busy: true }),
  agentsAhead: activeAt(3),
  agentsAtWork: activeAt(4, { agents: 'run', canLaunch: false }),
  stats: activeAt(5, {
    agents: 'stats',
    canLaunch: false,
    canViewResults: true,
    data: { ...fixtureData, agenticResults },
  }),
  bareStats: activeAt(5, {
    agents: 'stats',
    canLaunch: false,
    canViewResults: true,
    data: {
      ...fixtureData,
      agenticResults: {
        results: {
          ...exampleBundle,
          literature: null,
          hypotheses: null,
          structure: null,
        },
      },
    },
  }),
  reducedStats: activeAt(6, {
    agents: 'stats',
    data: { ...fixtureData, agenticResults: reduceToKeyFigures(agenticResults) },
  }),
  bareAnalysis: activeAt(5, {
    agents: 'stats',
    canLaunch: false,
    canViewResults: true,
    data: { ...fixtureData, agenticResults: { results: { ...exampleBundle, analysis: null } } },
  }),
  paperMissing: activeAt(6),
  /** A run without simulated agents. */
  computed: activeAt(7, {
    agents: 'stats',
    canLaunch: false,
    canViewResults: true,
    data: { ...fixtureData, source: computed, agenticResults: { results: computedBundle } },
  }),
  fullResults: activeAt(7, {
    agents: 'results',
    canLaunch: false,
    data: { ...fixtureData, agenticResults },
  }),
  complete: activeAt(10),
} as const satisfies Record<string, ActiveModel>;

const noNotice: TenStepModel = {
  restoring: false,
  isActive: true,
  starting: null,
  asking: false,
  interest: '',
  problem: null,
  advice: null,
  notice: null,
  conflict: null,
  canUseOther: false,
  removed: null,
  busy: false,
};

/** One view model per notice about saving. */
export const noticeModels = {
  conflict: {
    ...noNotice,
    conflict:
      'The other tab is at Step 7 of 10: Peer Review, with the interest “Sleep and memory”.',
    canUseOther: true,
  },
  unreadable: { ...noNotice, conflict: tenStepMessages.otherUnreadable },
  updatedByOtherTab: { ...noNotice, notice: tenStepMessages.updatedByOtherTab },
  full: { ...noNotice, notice: tenStepMessages.resultsNotSaved },
} as const satisfies Record<string, TenStepModel>;
