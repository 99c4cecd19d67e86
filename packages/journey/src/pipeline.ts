export type { HostAlert } from './frame/alerts/host-alert.js';
export type { JourneyEvent, JourneyEventProps } from './frame/journey-events.types.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { AgUiEvent } from './journeys/pipeline/ag-ui/ag-ui.types.js';
export { fromAgUiEvents, type AgUiSettings } from './journeys/pipeline/ag-ui/from-ag-ui-events.js';
export {
  AgenticResearch,
  type AgenticResearchProps,
} from './journeys/pipeline/agentic-research.js';
export type {
  AgenticResearchScreenProps,
  RealResearch,
} from './journeys/pipeline/agentic-research.props.js';
export type { AgentBackend } from './journeys/pipeline/pipeline.actors.js';
export { replay } from './journeys/pipeline/run/replay.js';
export type { RunEventPayload, RunEvent } from './journeys/pipeline/run/run-event.js';
export type { Usage } from '@spinout/api-client';
export type { AgentRun, AgentRuns, Phase, RunState } from './journeys/pipeline/run/run-state.js';
export { ResultsImport, type ResultsImportProps } from './journeys/results/results-import.js';
export { ResultsPanel, type ResultsPanelProps } from './journeys/results/results-panel.js';
export type { Messages } from '@spinout/flow-kit';
