'use client';
import type { PlatformClient } from '@spinout/api-client';
import {
  browserStorage,
  systemRuntime,
  type KeyValueStorage,
  type Runtime,
} from '@spinout/flow-kit';
import { useState } from 'react';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { DisclaimersScreen } from './disclaimers.js';

export interface DisclaimersProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** Clock, ids and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
  /** Saves which disclaimers were dismissed. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
}

/**
 * Standalone disclaimers.
 * @example <Disclaimers api={api} />
 */
export function Disclaimers({ api, runtime = systemRuntime, storage, ...frame }: DisclaimersProps) {
  const [effectiveStorage] = useState(() => storage ?? browserStorage());
  return (
    <JourneyFrame {...frame}>
      <DisclaimersScreen api={api} runtime={runtime} storage={effectiveStorage} />
    </JourneyFrame>
  );
}
