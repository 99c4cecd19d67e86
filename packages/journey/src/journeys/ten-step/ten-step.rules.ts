import type { TenStepStartReply } from '@spinout/api-client';
import { toTenStepData, dropUnsupported } from './journey-data.js';
import { keepJourney } from './removed-journey.js';
import { SCHEMA_VERSION, type SavedJourney } from './saved-journey.js';
import { AGENTS_FROM_STEP, STEP_COUNT } from './ten-step.constants.js';
import type { OtherVersion, TenStepContext } from './ten-step.types.js';

export const NO_JOURNEY = {
  journeyId: null,
  data: null,
  step: 0,
  showAgents: false,
  areAgentsIdle: false,
  interest: '',
  removed: null,
  problem: null,
} as const satisfies Partial<TenStepContext>;

/** Creates the journey's state; the id is assigned only after a successful reply. */
export const createJourney = (
  { runtime, interest, storage, notice }: TenStepContext,
  reply: TenStepStartReply,
  userId: string,
): Partial<TenStepContext> => {
  const journeyId = runtime.newId('journey-');
  return {
    ...NO_JOURNEY,
    journeyId,
    data: toTenStepData(journeyId, interest, reply, userId),
    step: 1,
    notice: storage.persistent === false ? 'memoryOnly' : notice,
  };
};

export const restoreJourney = (saved: SavedJourney): Partial<TenStepContext> => ({
  ...NO_JOURNEY,
  journeyId: saved.journeyId,
  data: dropUnsupported(saved.journeyData),
  step: saved.currentStep,
  showAgents: saved.showAgenticSystem,
});

/** The persisted part of a journey; null when there is none. */
export const createSavedJourney = (context: TenStepContext): SavedJourney | null => {
  const { journeyId, data, step, showAgents, runtime } = context;
  if (journeyId === null || data === null) return null;
  return {
    schemaVersion: SCHEMA_VERSION,
    journeyId,
    journeyData: data,
    currentStep: step,
    showAgenticSystem: showAgents,
    timestamp: runtime.now().toISOString(),
  };
};

/** The state after a reset, which can be undone. */
export const resetJourney = (context: TenStepContext): Partial<TenStepContext> => {
  const saved = createSavedJourney(context);
  return { ...NO_JOURNEY, removed: saved && keepJourney(saved, context.storage) };
};

/** Whether `next` is the next step; without it, whether there is a next step. */
export const canAdvanceTo = ({ step }: Pick<TenStepContext, 'step'>, next = step + 1): boolean =>
  step > 0 && step < STEP_COUNT && step + 1 === next;

type AgentsState = Pick<TenStepContext, 'step' | 'showAgents' | 'data'>;

/** The visible view of the research agents; null before step 3. */
export const getAgentsView = ({ step, showAgents, data }: AgentsState) => {
  if (step < AGENTS_FROM_STEP) return null;
  const results = data?.agenticResults;
  const isFull = results !== undefined && results.reduced !== true;
  if (showAgents) return isFull ? 'results' : 'run';
  return results === undefined ? 'launch' : 'stats';
};

/** Whether the agents can be launched: not while they run, nor when their full results are available. */
export const canLaunch = (context: AgentsState): boolean =>
  getAgentsView(context) === 'launch' ||
  (getAgentsView(context) === 'stats' && context.data?.agenticResults?.reduced === true);

export const canViewResults = (context: AgentsState): boolean =>
  getAgentsView(context) === 'stats' && context.data?.agenticResults?.reduced !== true;

/** Whether another version could overwrite work of this tab. */
export const hasLocalWork = ({ journeyId, saveStatus }: TenStepContext): boolean =>
  journeyId !== null || saveStatus !== 'all';

/** Whether the other version continues this one and this tab has no unsaved changes. */
export const isSafeUpdate = (context: TenStepContext, version: OtherVersion | null): boolean => {
  const { journeyId, step, saveStatus } = context;
  if (version?.kind !== 'record' || !version.isBasedOnKnown || saveStatus !== 'all') return false;
  const { saved } = version;
  if (journeyId === null) return true;
  // Results of another tab would end the run in this tab.
  const isAtWork = getAgentsView(context) === 'run' && !context.areAgentsIdle;
  const endsRun = isAtWork && saved.journeyData.agenticResults !== undefined;
  return saved.journeyId === journeyId && saved.currentStep >= step && !endsRun;
};

export const restoreOther = ({ other }: TenStepContext): Partial<TenStepContext> =>
  other?.kind === 'record' ? restoreJourney(other.saved) : {};

/** Adopts the other version, but keeps this tab's agent view: its agents may be running. */
export const adoptOther = (context: TenStepContext): Partial<TenStepContext> => ({
  ...restoreOther(context),
  showAgents: context.showAgents,
  notice: 'updatedByOtherTab',
});
