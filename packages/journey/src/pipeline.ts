export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { AgUiEvent } from './pipeline/ag-ui/ag-ui.types.js';
export { fromAgUiEvents, type AgUiSettings } from './pipeline/ag-ui/from-ag-ui-events.js';
export { AgenticResearch, type AgenticResearchProps } from './pipeline/agentic-research.js';
export type {
  AgenticResearchScreenProps,
  RealResearch,
} from './pipeline/agentic-research.props.js';
export type { AgentBackend } from './pipeline/pipeline.actors.js';
export { replay } from './pipeline/run/replay.js';
export type { RunEventPayload, RunEvent } from './pipeline/run/run-event.js';
export type { Usage } from '@spinout/api-client';
export type { AgentRun, AgentRuns, Phase, RunState } from './pipeline/run/run-state.js';
export { ResultsImport, type ResultsImportProps } from './results/results-import.js';
export { ResultsPanel, type ResultsPanelProps } from './results/results-panel.js';
export type { Messages } from '@spinout/flow-kit';
