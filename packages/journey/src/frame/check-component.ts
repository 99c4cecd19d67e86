import type { CallId } from '@spinout/api-client';
import { checkClient, checkFrame, checkListeners, checkStorage } from '@spinout/flow-kit';

/** Calls that each component makes, by its name. They tell a client of all calls from one of the flow alone. */
const CALLS: Readonly<Record<string, readonly CallId[] | undefined>> = {
  MainPage: ['tenStep.health', 'tenStep.start', 'platform.services', 'research.run'],
  TenStepJourney: ['tenStep.start', 'tenStep.analytics', 'tenStep.paper'],
  TwelveStepPage: ['research.run', 'research.hypothesis', 'research.paper'],
  AgenticResearch: ['research.run'],
  QuantumSection: [
    'quantum.createCircuit',
    'quantum.runSimulation',
    'quantum.optimizeMolecule',
    'quantum.computeEnergies',
  ],
  ResultsPanel: ['pdf.summary', 'pdf.researchPaper'],
  StoredData: ['data.usage', 'data.delete'],
  FeatureDashboard: ['tenStep.analytics'],
  AdminPanel: ['users.list', 'users.changeRole'],
  ServicesStatus: ['platform.services'],
  Disclaimers: ['platform.disclaimers'],
};

/**
 * Checks the props of a component that a host shows.
 * @throws {ConfigurationError} if one cannot be used; what the component survives is logged
 */
export function checkComponent(props: object, component: string): void {
  const values = props as Readonly<Record<string, unknown>>;
  const calls = CALLS[component];
  if (calls !== undefined)
    checkClient(values['api'], { component, factory: 'createPlatformClient', calls });
  checkFrame(values, component);
  checkStorage(values['storage'], component);
  checkListeners(values, component);
}
