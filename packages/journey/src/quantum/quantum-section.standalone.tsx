'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import type { ExportTargets } from './circuit/circuit.actors.js';
import { QuantumSectionScreen } from './quantum-section.js';

export interface QuantumSectionProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** With `quantum` off nothing is shown and nothing is asked. @default on */
  readonly features?: Partial<Pick<FeatureFlags, 'quantum'>> | undefined;
  /** Clock, ids, chance and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
  /** Where a circuit is exported to. @default the browser's download and clipboard */
  readonly targets?: ExportTargets | undefined;
}

/**
 * Quantum circuits and molecules without the pages around them.
 * @example <QuantumSection api={createPlatformClient({ transport })} />
 */
export function QuantumSection({
  api,
  features,
  runtime = systemRuntime,
  targets,
  ...frame
}: QuantumSectionProps) {
  if (features?.quantum === false) return null;
  return (
    <JourneyFrame {...frame}>
      <QuantumSectionScreen api={api} runtime={runtime} targets={targets} />
    </JourneyFrame>
  );
}
