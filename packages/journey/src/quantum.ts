export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { ExportTargets } from './quantum/circuit/circuit.actors.js';
export { QuantumSection, type QuantumSectionProps } from './quantum/quantum-section.js';
export type { Messages } from '@spinout/flow-kit';
