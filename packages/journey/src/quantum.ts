export type { HostAlert } from './frame/alerts/host-alert.js';
export type { JourneyEvent, JourneyEventProps } from './frame/journey-events.types.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { ExportTargets } from './journeys/quantum/circuit/circuit.actors.js';
export { QuantumSection, type QuantumSectionProps } from './journeys/quantum/quantum-section.js';
export type { Messages } from '@spinout/flow-kit';
