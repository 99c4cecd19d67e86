'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { TwelveStepPageScreen, type TwelveStepPageScreenProps } from './twelve-step-page.js';

export interface TwelveStepPageProps
  extends JourneyFrameProps, Omit<TwelveStepPageScreenProps, 'runtime'> {
  /** Clock, ids, random source and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
}

/**
 * Standalone research journey of twelve steps.
 * @example <TwelveStepPage api={createPlatformClient({ transport })} onComplete={({ paper }) => save(paper)} />
 */
export function TwelveStepPage({
  api,
  runtime = systemRuntime,
  features,
  hostname,
  authButtons,
  disclaimers,
  backendStatus,
  gate,
  structureViewer,
  onComplete,
  ...frame
}: TwelveStepPageProps) {
  const screen = { api, runtime, features, hostname, authButtons, disclaimers };
  return (
    <JourneyFrame {...frame}>
      <TwelveStepPageScreen {...screen} {...{ backendStatus, gate, structureViewer, onComplete }} />
    </JourneyFrame>
  );
}
