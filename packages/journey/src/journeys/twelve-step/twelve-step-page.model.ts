import { isApiError, isUnsupported, safeFileName } from '@spinout/api-client';
import { fill, fillPlural } from '@spinout/design-system';
import { getFinishedRun } from './bundle/finished-run.js';
import { findNextStep, isComplete, isInProgress, isStopped } from './journey-steps.js';
import { formatStepResult, isEmptyLiterature } from './step-result-text.js';
import { MAX_PREVIOUS_RUNS } from './saved/merge-runs.js';
import { SIMULATED_STEPS } from './twelve-step.constants.js';
import type { TwelveStepSnapshot } from './twelve-step.machine.js';
import type { TwelveStepMessages } from './twelve-step.messages.js';
import type { TwelveStepContext } from './twelve-step.context.js';
import type { StepId } from './twelve-step.types.js';

export const twelveStepModel = (
  snapshot: TwelveStepSnapshot,
  messages: TwelveStepMessages,
  locale: string,
) => {
  const { context } = snapshot;
  const {
    topic,
    runTopic,
    runId,
    steps,
    isInOtherTab,
    research,
    hypothesis,
    subject,
    paper,
    file,
    alerts,
  } = context;
  const running = snapshot.hasTag('running');
  return {
    topic,
    running,
    /** Whether the steps are performed here or in another tab, so that the run cannot be replaced. */
    busy: running || isInOtherTab,
    canStart: !running && !isInOtherTab && topic.trim() !== '',
    repeatFrom: !running && !isInOtherTab && isStopped(steps) ? findNextStep(steps) : null,
    steps: steps.map(({ id, status, result }) => ({
      id,
      ...messages.step[id],
      status: isInOtherTab && id === findNextStep(steps) ? ('in-progress' as const) : status,
      result: result && formatStepResult(result, messages, locale),
      simulated: SIMULATED_STEPS.has(id),
    })),
    ...getRunStatus(context, running, messages),
    completed: isComplete(steps) ? { topic: runTopic } : null,
    finished: getFinishedRun(context),
    runId,
    literature: research && { found: research.literature ?? null },
    /** Notice before the results: no papers were found. */
    literatureMissing:
      research && isEmptyLiterature(research.literature)
        ? fill(messages.literatureMissing, { topic: runTopic })
        : null,
    /** The topic if no source supports a hypothesis on it. */
    unsupportedTopic:
      isUnsupported(hypothesis?.hypothesis) ||
      (research !== null && isEmptyLiterature(research.literature))
        ? runTopic
        : null,
    structure: subject && { subject, fileName: `${safeFileName(runTopic)}_structure.png` },
    paper: paper && {
      paper,
      file,
      waiting: running && findNextStep(steps) === 8,
      data: { name: `${safeFileName(runTopic)}_data.json`, data: createRunData(context, messages) },
    },
    /** What was replaced and can be brought back; null without a run. */
    replaced: isInOtherTab ? null : formatReplaced(context, messages, locale),
    /** What is not saved, and why; null if everything is. */
    saveNotice: getSaveNotice(context, messages),
    /** Name of the run if it is not saved; null if nothing would be lost. */
    unsaved:
      hasWork(context) && !isSaved(context) ? fill(messages.unsaved, { topic: runTopic }) : null,
    /** Whether the saved run is being read. */
    isRestoring: snapshot.matches('restoring'),
    /** What another tab has saved instead; null if there is no conflict. */
    conflict: getConflict(context, messages),
    alert: alerts.length > 0 ? messages.topicMissing : null,
  };
};

export type TwelveStepModel = ReturnType<typeof twelveStepModel>;
export type StepModel = TwelveStepModel['steps'][number];

/** Whether there is a run whose loss a person would notice. */
const hasWork = ({ steps, research, previous }: TwelveStepContext): boolean =>
  isInProgress(steps) || research !== null || previous.length > 0;

const isSaved = ({ storage, canSave, saveStatus, other }: TwelveStepContext): boolean =>
  storage.persistent !== false && canSave && saveStatus === 'all' && other === null;

const getConflict = ({ other, research }: TwelveStepContext, messages: TwelveStepMessages) => {
  if (other === null) return null;
  const run = other.kind === 'record' ? other.saved.run : null;
  return {
    description: run
      ? fill(messages.otherAt, {
          topic: run.topic,
          count: run.steps.filter(({ status }) => status === 'completed').length,
        })
      : messages.otherUnreadable,
    // Only runs with results can be restored.
    help:
      research && run?.research
        ? `${messages.conflictHelp} ${messages.conflictRestore}`
        : messages.conflictHelp,
    canUseOther: run !== null,
  };
};

/** What can be restored, in this order, and what a further run would discard: nothing, if the current one has no results. */
const formatReplaced = (
  { previous, research }: TwelveStepContext,
  messages: TwelveStepMessages,
  locale: string,
): { readonly text: string; readonly dismissLabel: string } | null => {
  const [latest, ...others] = previous;
  if (!latest) return null;
  const last = research && previous[MAX_PREVIOUS_RUNS - 1];
  const texts = [
    fill(messages.replaced, { topic: latest.runTopic }),
    others.length > 0 && fillPlural(messages.replacedBefore, others.length, locale),
    last && fill(messages.replacedLimit, { topic: last.runTopic }),
  ];
  return {
    text: texts.filter(Boolean).join(' '),
    dismissLabel: fillPlural(messages.dismissUndo, previous.length, locale),
  };
};

const getSaveNotice = (context: TwelveStepContext, messages: TwelveStepMessages): string | null => {
  if (!hasWork(context) || context.other !== null || isSaved(context)) return null;
  const isRunSaved = context.canSave && context.saveStatus === 'inputs';
  return isRunSaved ? messages.previousNotSaved : messages.runNotSaved;
};

/** The announced status of the run: its progress, or why it stopped. */
const getRunStatus = (
  { steps, error, isInOtherTab }: TwelveStepContext,
  running: boolean,
  messages: TwelveStepMessages,
): { readonly progress: string; readonly failure: string | null } => {
  const next = findNextStep(steps);
  if (next === null) return { progress: messages.allDone, failure: null };
  const { title } = messages.step[next];
  if (running || isInOtherTab) {
    const text = running ? messages.progress : messages.inOtherTab;
    return { progress: fill(text, { step: next, title }), failure: null };
  }
  if (error !== null) {
    const reason = formatReason(error, messages);
    return { progress: '', failure: fill(messages.failed, { step: next, title, reason }) };
  }
  const progress = isStopped(steps) ? fill(messages.stopped, { step: next }) : '';
  return { progress, failure: null };
};

const formatReason = (error: unknown, { reasons }: TwelveStepMessages): string => {
  if (!isApiError(error)) return reasons.unexpected;
  const { code, details } = error;
  return code === 'status' ? fill(reasons.status, { status: details.status ?? 0 }) : reasons[code];
};

/** Data of the run for export, with the simulated steps marked. */
const createRunData = (context: TwelveStepContext, messages: TwelveStepMessages) => {
  const { runTopic: topic, steps, research, hypothesis, paper } = context;
  const origins: Partial<Record<StepId, string | undefined>> = {
    1: 'user',
    2: research?.source?.origin,
    3: hypothesis?.source?.origin,
    7: paper?.source?.origin,
  };
  return {
    topic,
    note: messages.dataNote,
    steps: steps.map(({ id, status }) => ({
      id,
      title: messages.step[id].title,
      status,
      origin: SIMULATED_STEPS.has(id) ? 'simulated' : (origins[id] ?? null),
    })),
    research,
    hypothesis,
    paper,
  };
};
