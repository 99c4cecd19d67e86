export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export {
  AgenticResearch,
  type AgenticResearchProps,
} from './pipeline/agentic-research.standalone.js';
export type {
  AgenticResearchScreenProps,
  RealResearch,
} from './pipeline/agentic-research.props.js';
export type { JourneyMessages } from './words/words.js';
