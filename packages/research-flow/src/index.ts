export {
  ResearchFlow,
  type FlowHandle,
  type ResearchFlowProps,
  type ResetOptions,
} from './research-flow.js';
export type { FlowStart } from './flow/start/start.types.js';
export type { PastedPaper } from './evidence/verify-quote.js';
export type { FlowListeners } from './flow/flow-listeners.js';
export { OpenBundle, type OpenBundleProps } from './download/open-bundle/open-bundle.js';
export type { FlowProgress } from './flow/flow-progress.js';
export type { SavedProgress } from './saved/saved-flow.js';
export type {
  FlowEventOf,
  ReportEvent,
  ResearchFlowEvent,
  StepEvent,
} from './events/flow-events.types.js';
export type { ChosenHypothesis, FlowData, FlowDocument } from './data/flow-data.js';
export { DEPENDENCIES } from './data/dependencies.js';
export { STEPS, type StepName } from './data/steps.js';
export {
  browserStorage,
  createIdSource,
  type KeyValueStorage,
  type Logger,
  memoryStorage,
  systemRuntime,
  type Runtime,
} from '@spinout/flow-kit';
export type { Problem, ProblemCode } from './problems/problem.js';
export { CompanyStep, type CompanyStepProps } from './steps/company/company-step.js';
export { ExperimentStep, type ExperimentStepProps } from './steps/experiment/experiment-step.js';
export { HypothesisStep, type HypothesisStepProps } from './steps/hypothesis/hypothesis-step.js';
export { LiteratureStep, type LiteratureStepProps } from './steps/literature/literature-step.js';
export { PaperDialog, type PaperDialogProps } from './steps/paper/paper-dialog.js';
export type { PaperExample } from './steps/paper/paper.examples.js';
export type { AnalyzedPaper } from './steps/paper/paper.types.js';
export { PaperStep, type PaperStepProps } from './steps/paper/paper-step.js';
export type { TopicOptions } from './steps/topic/topic.options.js';
export { TopicStep, type TopicStepProps } from './steps/topic/topic-step.js';
export type {
  CompletionSlotContent,
  EvidenceSlotContent,
  FlowSlots,
  HeaderSlotContent,
  PaperSlotContent,
  SlotContent,
  StepSlotContent,
  StepSlots,
} from './slots/slots.types.js';
export type { FlowPart } from './view/flow-part.types.js';
export type { StepFrameProps, StepListeners } from './view/step-frame.js';
export type { Messages } from '@spinout/flow-kit';
