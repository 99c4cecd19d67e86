'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import type { ExportTargets } from './circuit/circuit.actors.js';
import { QuantumSectionScreen } from './quantum-section.screen.js';

export interface QuantumSectionProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** With `quantum` off nothing is rendered and no request is sent. @default on */
  readonly features?: Partial<Pick<FeatureFlags, 'quantum'>> | undefined;
  /** Targets of the circuit export. @default the browser's download and clipboard */
  readonly targets?: ExportTargets | undefined;
}

/**
 * Standalone quantum section: circuits and molecules.
 * @example <QuantumSection api={createPlatformClient({ transport })} />
 */
export function QuantumSection({ api, features, targets, ...frame }: QuantumSectionProps) {
  if (features?.quantum === false) return null;
  return (
    <JourneyFrame {...frame}>
      <QuantumSectionScreen api={api} targets={targets} />
    </JourneyFrame>
  );
}
