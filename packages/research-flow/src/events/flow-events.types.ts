import type { DocumentType, FlowCallId } from '@spinout/api-client';
import type { ChosenHypothesis, FlowData, FlowDocument } from '../data/flow-data.js';
import type { StepName } from '../data/steps.js';
import type { Problem } from '../problems/problem.js';

/**
 * What `onEvent` of the flow is called with. `docs/guide/events.md` is written from this type by `npm run api`; new kinds may be
 * added in a minor version, so a `switch` over `type` needs a default.
 */
export type ResearchFlowEvent =
  /** Another step is shown: by completing one, by `step`, or by starting, restoring or resetting the flow. */
  | { readonly type: 'step.changed'; readonly step: number; readonly name: StepName }
  /** The code of a step could not be loaded. The person sees a button that tries again. */
  | { readonly type: 'step.loadFailed'; readonly name: StepName; readonly error: unknown }
  /** A completed step has added its results. */
  | { readonly type: 'data.changed'; readonly data: FlowData }
  /** The company is formed: the flow is completed, and its last step stays open. */
  | { readonly type: 'flow.completed'; readonly data: FlowData }
  /** A call is sent. */
  | { readonly type: 'call.started'; readonly call: FlowCallId }
  /** A call was answered. The duration is in milliseconds. */
  | { readonly type: 'call.completed'; readonly call: FlowCallId; readonly durationMs: number }
  /** A call failed, or was aborted because the person went on: then the `code` of the error is `aborted`. */
  | {
      readonly type: 'call.failed';
      readonly call: FlowCallId;
      readonly durationMs: number;
      readonly error: unknown;
    }
  /** A paper, or several, were added in the paper step. */
  | { readonly type: 'papers.added'; readonly documents: readonly FlowDocument[] }
  /** A hypothesis was generated and is shown, with the number of alternatives to it. */
  | {
      readonly type: 'hypothesis.generated';
      readonly hypothesis: ChosenHypothesis;
      readonly alternatives: number;
    }
  /** No source supports a hypothesis. The statement says what was looked for. */
  | { readonly type: 'hypothesis.unsupported'; readonly statement: string }
  /** The person changed the shown hypothesis and saved it. */
  | { readonly type: 'hypothesis.edited'; readonly hypothesis: ChosenHypothesis }
  /** The person goes on with a hypothesis: generated, edited or entirely their own. */
  | { readonly type: 'hypothesis.chosen'; readonly hypothesis: ChosenHypothesis }
  /** A legal document of the company was drafted. */
  | { readonly type: 'document.generated'; readonly documentType: DocumentType }
  /** The server could not draft a document; where possible, a draft was prepared in the browser. */
  | {
      readonly type: 'document.failed';
      readonly documentType: DocumentType;
      readonly error: unknown;
    }
  /** A file was given to the browser to download. */
  | { readonly type: 'file.saved'; readonly fileName: string }
  /** A problem is shown above the step. */
  | { readonly type: 'problem.reported'; readonly problem: Problem };

/** The event of a type. */
export type FlowEventOf<Type extends ResearchFlowEvent['type']> = Extract<
  ResearchFlowEvent,
  { readonly type: Type }
>;

/** The events of one step, which are those of a step that is shown on its own. */
export type StepEvent = Exclude<
  ResearchFlowEvent,
  FlowEventOf<'step.changed' | 'step.loadFailed' | 'data.changed' | 'flow.completed'>
>;

/** Receives the events. */
export type ReportEvent = (event: ResearchFlowEvent) => void;
