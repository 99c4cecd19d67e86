import type {
  Hypothesis,
  HypothesisOption,
  LanguageModelReport,
  PaperAnalysis,
  StartingPoint,
} from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import type { ChosenHypothesis } from '../../data/flow-data.js';
import type { UndoEvent } from '../../data/step-undo.js';
import type { Problem } from '../../problems/problem.js';
import type { HypothesisForm, HypothesisParts } from './hypothesis-parts.js';
import type { Preference } from './order-by-preference.js';

/** The part of the context that is saved and restored. */
export interface HypothesisDraft {
  /** The latest hypothesis, with the time at which it was generated. */
  readonly hypothesis: ChosenHypothesis | null;
  /** The statement of the latest reply if it had no supported hypothesis. @default the reply had one */
  readonly unsupported?: string | undefined;
  /** The user's own hypothesis as typed. @default none */
  readonly own?: string | undefined;
  /** The parts of the user's own hypothesis as typed. @default none */
  readonly ownParts?: HypothesisParts | undefined;
  /** Whether the form for an own hypothesis is open. @default false */
  readonly isWritingOwn?: boolean | undefined;
  /** Hypotheses that the user wrote or edited, newest first. @default none */
  readonly ownHypotheses?: readonly ChosenHypothesis[] | undefined;
  /** All candidates of the latest reply. @default the reply listed none */
  readonly candidates?: readonly HypothesisOption[] | undefined;
  /** False if the user does not want a language model to take part. @default true */
  readonly isModelAllowed?: boolean | undefined;
  /** What a language model contributed to the latest reply. @default it was not asked */
  readonly modelReport?: LanguageModelReport | undefined;
  /** What the user would rather test, oldest answer first. @default none */
  readonly preferences?: readonly Preference[] | undefined;
  /** The sentence of the paper that the edited fields start from. @default they are those of the hypothesis */
  readonly start?: StartingPoint | undefined;
  /** The fields while the hypothesis is edited. @default it is not edited */
  readonly edit?: HypothesisForm | undefined;
}

/** The result of the step. */
export interface HypothesisResult {
  readonly hypothesis: ChosenHypothesis;
}

/** The content of the hypothesis request. */
export interface HypothesisQuestion {
  readonly topic: string;
  readonly interest: string;
  /** Ids of the uploaded papers. */
  readonly papers: readonly string[];
  /** The journey whose imported bibliographies take part. @default none take part */
  readonly importsOf?: string | undefined;
  /** Number of the candidate to return. @default the next one */
  readonly candidate?: number | undefined;
  /** False: nothing is sent to a language model. @default as the server is set */
  readonly isModelAllowed?: boolean | undefined;
}

/** The reply to the request. */
export interface GeneratedHypothesis {
  readonly hypothesis: Hypothesis;
  /** All candidates of the same sources. @default the reply lists none */
  readonly candidates?: readonly HypothesisOption[] | undefined;
  /** What a language model contributed. @default it was not asked */
  readonly modelReport?: LanguageModelReport | undefined;
}

export interface GenerationInput extends HypothesisQuestion {
  /** Whether it is a new request, even if the last one was not answered. @default false */
  readonly isFresh?: boolean | undefined;
}

export interface HypothesisInput {
  readonly runtime: Runtime;
  readonly draft?: HypothesisDraft | undefined;
  /** Whether the step is opened to make its result again. @default false */
  readonly isUpdate?: boolean | undefined;
  /** @default 'Advanced Research' */
  readonly topic?: string | undefined;
  /** @default 'general' */
  readonly interest?: string | undefined;
  /** @default none */
  readonly papers?: readonly string[] | undefined;
  /** The journey whose imported bibliographies take part. @default none take part */
  readonly importsOf?: string | undefined;
  /** The analysis of the uploaded paper, shown at the top of the step. */
  readonly paperAnalysis: PaperAnalysis | null;
  readonly paperTitle: string | null;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
}

export interface HypothesisContext
  extends
    HypothesisQuestion,
    Pick<HypothesisInput, 'runtime' | 'paperAnalysis' | 'paperTitle' | 'isUpdate'> {
  readonly draft: HypothesisDraft;
  /** Whether the next request is a new one, even if the last was not answered. */
  readonly isFresh: boolean;
  readonly pastedPaper: PastedPaper | null;
  readonly problem: Problem | null;
  /** An edit that was cancelled; null if that cannot be undone. */
  readonly cancelledEdit: CancelledEdit | null;
}

/** An edit that was cancelled, with the hypothesis that it changes or the sentence that it starts from. */
export type CancelledEdit = Required<Pick<HypothesisDraft, 'hypothesis' | 'edit'>> &
  Pick<HypothesisDraft, 'start'>;

export type HypothesisEvent =
  | UndoEvent
  | { readonly type: 'generation.requested' }
  | { readonly type: 'generation.cancelled' }
  | { readonly type: 'hypothesis.chosen' }
  /** Requests one of the listed candidates. */
  | { readonly type: 'candidate.chosen'; readonly number: number }
  /** Lets a language model take part, or not. */
  | { readonly type: 'model.changed'; readonly isAllowed: boolean }
  | { readonly type: 'preference.stated'; readonly preferred: string; readonly other: string }
  /** Opens the fields for a hypothesis that starts from a sentence of the paper. */
  | { readonly type: 'start.chosen'; readonly start: StartingPoint }
  | { readonly type: 'edit.started' }
  | { readonly type: 'edit.changed'; readonly field: keyof HypothesisForm; readonly text: string }
  | { readonly type: 'edit.saved' }
  | { readonly type: 'edit.cancelled' }
  | { readonly type: 'own.started' }
  | { readonly type: 'own.cancelled' }
  | { readonly type: 'own.changed'; readonly text: string }
  | {
      readonly type: 'own.partChanged';
      readonly field: keyof HypothesisParts;
      readonly text: string;
    }
  | { readonly type: 'own.chosen' }
  /** Shows one of the hypotheses that the user wrote or edited. */
  | { readonly type: 'own.selected'; readonly id: string };
