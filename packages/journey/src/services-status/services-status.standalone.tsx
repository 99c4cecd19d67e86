'use client';
import type { PlatformClient } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { ServicesStatusScreen } from './services-status.js';

export interface ServicesStatusProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** Clock, ids and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
  /** Whether the list starts open. @default false */
  readonly startsOpen?: boolean | undefined;
}

/**
 * How the services are, for any page.
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
