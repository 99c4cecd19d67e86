import { getStepByNumber, getStepNumber, type StepName } from '../../data/steps.js';
import type { RevisitState } from '../../saved/saved-flow.js';
import type { FlowContext, RevisitChange, RevisitEvent, RevisitRules } from '../flow.types.js';
import {
  exchangePaper,
  getEarlierPapers,
  getPaper,
  keepPaperDraft,
  setEarlierPapers,
} from './earlier-paper.js';
import {
  addBases,
  getCurrentBasis,
  getOutdatedResults,
  hasNewResult,
  isOtherPaper,
  keepResult,
  type ResultState,
} from './outdated.js';

const NO_CHANGES: RevisitState = { bases: {}, kept: {}, replaced: {} };

const getState = ({ data, drafts, revisit }: FlowContext): ResultState => ({
  data,
  drafts,
  revisit: revisit ?? NO_CHANGES,
});

/** Opens a step; the flow returns to the furthest one when it is completed. */
const goTo = (context: FlowContext, step: StepName, revisit: RevisitState): RevisitChange => {
  const furthest = context.furthestStep ?? context.step;
  const number = getStepNumber(step);
  const isFurthest = number === furthest;
  return {
    step: number,
    furthestStep: isFurthest ? null : furthest,
    revisit: { ...revisit, opened: isFurthest ? undefined : step },
    summaryOf: undefined,
    isUpdating: false,
    problem: null,
    reported: null,
  };
};

/** Opens a step to make its result again; the replaced draft can be restored until the step is completed. */
const startUpdate = (context: FlowContext, step: StepName): RevisitChange => {
  const { drafts, revisit } = getState(context);
  const replaced = revisit.replaced[step] ?? { draft: drafts[step], basis: revisit.bases[step] };
  const change = { ...revisit, replaced: { ...revisit.replaced, [step]: replaced } };
  return { ...goTo(context, step, change), isUpdating: true };
};

/** Restores the draft that an update has replaced. */
const restoreReplaced = (context: FlowContext, step: StepName): RevisitChange | null => {
  const { drafts, revisit } = getState(context);
  const { [step]: restored, ...replaced } = revisit.replaced;
  if (restored === undefined) return null;
  const bases = { ...revisit.bases, [step]: restored.basis };
  return {
    ...goTo(context, step, { ...revisit, replaced, bases }),
    drafts: { ...drafts, [step]: restored.draft },
  };
};

/** Whether a step is completed and not open. */
const canOpen = ({ step, furthestStep }: FlowContext, name: StepName): boolean =>
  getStepNumber(name) < (furthestStep ?? step) && getStepNumber(name) !== step;

const handleEvent = (context: FlowContext, event: RevisitEvent): RevisitChange | null => {
  const state = getState(context);
  const { revisit } = state;
  const furthest = getStepByNumber(context.furthestStep ?? context.step);
  if (furthest === null) return null;
  switch (event.type) {
    case 'revisit.shown':
      return canOpen(context, event.step) ? { summaryOf: event.step } : null;
    case 'revisit.hidden':
      return { summaryOf: undefined };
    case 'revisit.opened':
      return canOpen(context, event.step)
        ? goTo(context, event.step, event.step === 'paper' ? keepPaperDraft(state) : revisit)
        : null;
    case 'revisit.closed':
      return context.furthestStep === null ? null : goTo(context, furthest, revisit);
    case 'revisit.updated':
      return getOutdatedResults(state).some(({ step }) => step === event.step)
        ? startUpdate(context, event.step)
        : null;
    case 'revisit.kept':
      return { revisit: keepResult(state, event.step) };
    case 'revisit.restored':
      return restoreReplaced(context, event.step);
    case 'revisit.paperExchanged':
      return exchangePaper(context, state);
    case 'revisit.paperDismissed':
      return { revisit: { ...revisit, ...setEarlierPapers(getEarlierPapers(revisit).slice(1)) } };
    case 'revisit.mismatchDismissed':
      return { revisit: { ...revisit, dismissedMismatch: event.mismatch } };
  }
};

/** Stores what a new result was made from. Nothing is stored before an earlier step has changed. */
const trackDraft = (context: FlowContext, step: StepName, draft: unknown): RevisitChange => {
  const state = getState(context);
  const drafts = { ...state.drafts, [step]: draft };
  const { revisit } = state;
  const { isUpdating } = context;
  if (revisit.bases[step] === undefined || !hasNewResult(step, state.drafts, drafts, isUpdating))
    return { drafts };
  const bases = { ...revisit.bases, [step]: getCurrentBasis(step, state) };
  return { drafts, isUpdating: false, revisit: { ...revisit, bases } };
};

const isEmpty = ({ bases, kept, replaced, ...other }: RevisitState) =>
  other.dismissedMismatch === undefined &&
  other.earlierPaper === undefined &&
  [bases, kept, replaced].every((part) => Object.keys(part).length === 0);

/**
 * A step that was opened again leads back to where the person was. It has its result: the draft that it replaced is no
 * longer needed.
 */
const completeStep: RevisitRules['completeStep'] = (context, after) => {
  const state = getState(context);
  const name = context.definition?.name;
  const { opened: _, paperDraft, ...revisit } = addBases(state, after);
  const replacedPaper = name === 'paper' && isOtherPaper(state, after) ? getPaper(state) : null;
  const replaced = Object.fromEntries(
    Object.entries(revisit.replaced).filter(([step]) => step !== name),
  );
  const change = {
    ...revisit,
    replaced,
    ...(name !== 'paper' && paperDraft && { paperDraft }),
    ...(replacedPaper && setEarlierPapers([replacedPaper, ...getEarlierPapers(revisit)])),
  };
  return {
    step: context.furthestStep ?? context.step + 1,
    furthestStep: null,
    isUpdating: false,
    revisit: isEmpty(change) ? null : change,
  };
};

/** The rules about completed steps. */
export const revisitRules: RevisitRules = {
  handleEvent,
  trackDraft,
  completeStep,
  getOutdatedResults: (context) => getOutdatedResults(getState(context)),
};
