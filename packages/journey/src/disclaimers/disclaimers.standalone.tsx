'use client';
import type { PlatformClient } from '@spinout/api-client';
import {
  browserStorage,
  systemRuntime,
  type JourneyStorage,
  type Runtime,
} from '@spinout/flow-kit';
import { useState } from 'react';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { DisclaimersScreen } from './disclaimers.js';

export interface DisclaimersProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** Clock, ids and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
  /** Remembers which disclaimers were understood. @default the browser's */
  readonly storage?: JourneyStorage | undefined;
}

/**
 * The disclaimers, for any page.
 * @example <Disclaimers api={api} />
 */
export function Disclaimers({ api, runtime = systemRuntime, storage, ...frame }: DisclaimersProps) {
  const [ours] = useState(() => storage ?? browserStorage());
  return (
    <JourneyFrame {...frame}>
      <DisclaimersScreen api={api} runtime={runtime} storage={ours} />
    </JourneyFrame>
  );
}
