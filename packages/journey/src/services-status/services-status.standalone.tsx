'use client';
import type { PlatformClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { ServicesStatusScreen } from './services-status.js';

export interface ServicesStatusProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** Clock, ids and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
  /** Whether the list starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

/**
 * Standalone service status.
 * @example <ServicesStatus api={api} />
 */
export function ServicesStatus({
  api,
  runtime = systemRuntime,
  startsOpen,
  ...frame
}: ServicesStatusProps) {
  return (
    <JourneyFrame {...frame}>
      <ServicesStatusScreen api={api} runtime={runtime} startsOpen={startsOpen} />
    </JourneyFrame>
  );
}
