import { fill } from '@spinout/design-system';
import type { StepChange } from '../../data/dependencies.js';
import { DEPENDENCIES } from '../../data/dependencies.js';
import { getStepByNumber, type StepName } from '../../data/steps.js';
import type { FlowMessagesCatalog } from '../flow.messages.js';
import type { FlowContext } from '../flow.types.js';
import { getPaperName } from './earlier-paper.js';
import { getBroughtDocuments } from './outdated.js';
import { revisitRules } from './revisit.rules.js';
import type { RevisitMessages } from './revisit.messages.js';
import { findMismatch } from './shared-terms.js';
import { getStepFacts } from './step-facts.js';

interface Texts {
  readonly messages: RevisitMessages;
  /** The names of the steps. */
  readonly names: FlowMessagesCatalog;
  readonly locale: string;
}

/** The change of an earlier step as a sentence. */
export const describeChange = (
  { step, from, to }: StepChange,
  messages: RevisitMessages,
): string => {
  if (step === 'topic')
    return from === ''
      ? fill(messages.topicAdded, { to })
      : fill(messages.topicChanged, { from, to });
  if (step === 'paper')
    return from === ''
      ? fill(messages.paperAdded, { to })
      : fill(messages.paperChanged, { from, to });
  return step === 'experiment' ? messages.experimentChanged : messages.hypothesisChanged;
};

/** The results that are out of date, in the order of the steps; a step that waits for another is updated after it. */
const getOutdated = (context: FlowContext, { messages, names }: Texts) => {
  const { step, furthestStep, isUpdating } = context;
  const current = getStepByNumber(step);
  const results = revisitRules.getOutdatedResults(context);
  const isListed = (name: StepName) => (name === current ? !isUpdating : furthestStep === null);
  return results
    .filter((result) => isListed(result.step))
    .map((result) => {
      const first = DEPENDENCIES[result.step].find((name) =>
        results.some((other) => other.step === name),
      );
      return {
        step: result.step,
        name: names[result.step],
        reasons: result.changes.map((change) => describeChange(change, messages)),
        waitsFor: first === undefined ? null : names[first],
      };
    });
};

/** A topic and a paper without a common word, unless the notice about these two was dismissed. */
const getMismatch = ({ data, revisit }: FlowContext) => {
  const mismatch = findMismatch(data);
  if (mismatch === null) return null;
  const id = `${mismatch.topic}: ${mismatch.terms.join(', ')}`;
  return id === revisit?.dismissedMismatch ? null : { ...mismatch, id };
};

/** The paper and the one that it replaced, if that can be used again. */
const getPaperChange = ({ data, drafts, revisit }: FlowContext) =>
  revisit?.earlierPaper
    ? {
        from: getPaperName(revisit.earlierPaper),
        to: getPaperName({ documents: getBroughtDocuments({ data, drafts }) }),
      }
    : null;

/** View props of everything around the step that is about completed steps. */
export const revisitModel = (context: FlowContext, texts: Texts) => {
  const { messages, names, locale } = texts;
  const { step, furthestStep, revisit, data, summaryOf } = context;
  const name = getStepByNumber(step);
  const returnTo = furthestStep === null ? null : getStepByNumber(furthestStep);
  return {
    canUndo: context.undo !== null,
    /** The completed step that is open again, and where it leads. */
    revisiting:
      name === null || returnTo === null ? null : { name: names[name], returnTo: names[returnTo] },
    /** The step whose earlier version can be restored. */
    replaced: name !== null && revisit?.replaced[name] !== undefined ? name : null,
    outdated: getOutdated(context, texts),
    paper: getPaperChange(context),
    mismatch: name === 'hypothesis' ? getMismatch(context) : null,
    summary:
      summaryOf === undefined
        ? null
        : {
            step: summaryOf,
            name: names[summaryOf],
            facts: getStepFacts(summaryOf, data, messages, locale),
          },
  };
};

export type RevisitModel = ReturnType<typeof revisitModel>;
