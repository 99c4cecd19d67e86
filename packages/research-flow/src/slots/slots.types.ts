import type { Evidence, Paper } from '@spinout/api-client';
import type { ReactNode } from 'react';
import type { FlowData } from '../data/flow-data.js';
import type { StepName } from '../data/steps.js';

/** What every slot is given. */
export interface SlotContent {
  /** What is shown without the slot. Return it with your own content around it, or leave it out. */
  readonly children: ReactNode;
}

/** What the slots in and around a step are given. */
export interface StepSlotContent extends SlotContent {
  /** The step that is shown. */
  readonly step: StepName;
}

/** What the header is given. */
export interface HeaderSlotContent extends SlotContent {
  /** The step that is shown; null if there is none of its number. */
  readonly step: StepName | null;
}

/** What the card of a paper is given. */
export interface PaperSlotContent extends SlotContent {
  /** The paper on the card. */
  readonly paper: Paper;
}

/** What a passage is given. */
export interface EvidenceSlotContent extends SlotContent {
  /** The passage, with its document and page. */
  readonly evidence: Evidence;
}

/** What the page at the end of the flow is given. */
export interface CompletionSlotContent extends SlotContent {
  /** Everything that the steps have reported. */
  readonly data: FlowData;
}

/** Slots of a step. Each is a function that returns what is shown instead of its `children`. */
export interface StepSlots {
  /** The actions in the bar at the end of a step, while it has any. @default the actions */
  readonly stepFooter?: ((content: StepSlotContent) => ReactNode) | undefined;
  /** One paper in the list of the literature step; its table has no cards. @default the card */
  readonly paperCard?: ((content: PaperSlotContent) => ReactNode) | undefined;
  /** A passage of a paper below the claim that it supports. @default the passage with its source */
  readonly evidence?: ((content: EvidenceSlotContent) => ReactNode) | undefined;
}

/** Slots of the flow: those of its steps, and what is around them. */
export interface FlowSlots extends StepSlots {
  /** The row with the progress, above every step. @default the progress and `progressActions` */
  readonly header?: ((content: HeaderSlotContent) => ReactNode) | undefined;
  /** The page that a completed flow shows above its last step. @default results, next steps and origins */
  readonly completion?: ((content: CompletionSlotContent) => ReactNode) | undefined;
}
