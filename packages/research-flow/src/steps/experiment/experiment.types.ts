import type { FlowLanguageModel } from '../../data/language-model.js';
import type {
  ExperimentDesign,
  Hypothesis,
  Phase,
  PlanCorrection,
  SamplePlanRequest,
} from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import type { Problem } from '../../problems/problem.js';
import type { RemovedEntry, UndoEvent } from '../../data/step-undo.js';
import type { OutlineAnswers, OutlinePart } from './study-outline.js';
import type { CurveView, PlanField, SamplePlan } from './sample-plan.js';

export type ExperimentTab = 'overview' | 'variables' | 'timeline' | 'resources';
/** The two lists that the user can edit. */
export type TextList = 'controls' | 'equipment';

/** The part of the context that is saved and restored. */
export interface ExperimentDraft {
  readonly tab: ExperimentTab;
  /** The design as received; null until a reply arrives. */
  readonly proposed: ExperimentDesign | null;
  /** The design with the user's edits. */
  readonly design: ExperimentDesign;
  /** Texts typed but not added yet. */
  readonly typed: Readonly<Record<TextList, string>>;
  /** What the user chose for the power analysis. @default nothing */
  readonly plan?: SamplePlan | undefined;
  /** The design as last calculated, without the user's edits. @default the proposed one */
  readonly calculated?: ExperimentDesign | undefined;
  /** What the user decided for an outline. @default nothing */
  readonly answers?: OutlineAnswers | undefined;
}

export interface ExperimentResult {
  readonly design: ExperimentDesign;
}

export interface ExperimentInput {
  readonly runtime: Runtime;
  readonly draft?: ExperimentDraft | undefined;
  /** Whether the step is opened to make its result again. @default false */
  readonly isUpdate?: boolean | undefined;
  readonly journeyId: string;
  /** An unsupported hypothesis is treated as null. */
  readonly hypothesis: Hypothesis | null;
  /** Ids of the uploaded papers, whose numbers the design may use. @default none */
  readonly papers?: readonly string[] | undefined;
  /** The language model that words the design. @default none, as far as is known */
  readonly languageModel?: FlowLanguageModel | null | undefined;
}

export interface ExperimentContext extends Omit<ExperimentInput, 'draft'> {
  readonly draft: ExperimentDraft;
  /** True if the step is opened for the first time; only then it sends its request automatically. */
  readonly isNew: boolean;
  readonly problem: Problem | null;
  /** The entry that was removed last; null if that cannot be undone. */
  readonly removed: (RemovedEntry<string> & { readonly list: TextList }) | null;
}

export interface DesignInput {
  readonly journeyId: string;
  readonly hypothesis: Hypothesis | null;
  readonly papers?: readonly string[];
  /** False: nothing is sent to a language model. @default as the server is set */
  readonly isModelAllowed?: boolean | undefined;
}

export interface RecalculateInput extends DesignInput {
  readonly plan: SamplePlanRequest;
}

export type ExperimentEvent =
  | { readonly type: 'generation.resumed' }
  | { readonly type: 'tab.changed'; readonly tab: ExperimentTab }
  | { readonly type: 'methodology.changed'; readonly text: string }
  | { readonly type: 'duration.changed'; readonly text: string }
  | { readonly type: 'sampleSize.typed'; readonly text: string }
  | { readonly type: 'plan.typed'; readonly field: PlanField; readonly text: string }
  | { readonly type: 'effect.chosen'; readonly asReported: boolean }
  | { readonly type: 'effect.selected'; readonly number: number }
  | { readonly type: 'correction.chosen'; readonly correction: PlanCorrection }
  | { readonly type: 'curve.chosen'; readonly view: CurveView }
  | { readonly type: 'budget.typed'; readonly text: string }
  | { readonly type: 'outline.typed'; readonly part: OutlinePart; readonly text: string }
  | { readonly type: 'outline.planned' }
  | { readonly type: 'entry.typed'; readonly list: TextList; readonly text: string }
  | { readonly type: 'entry.added'; readonly list: TextList }
  | { readonly type: 'entry.removed'; readonly list: TextList; readonly index: number }
  | UndoEvent
  | { readonly type: 'phase.added' }
  | { readonly type: 'phase.changed'; readonly index: number; readonly change: Partial<Phase> }
  | { readonly type: 'design.finalized' };
