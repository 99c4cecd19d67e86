'use client';
import type { PlatformClient, ResearchBundle } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { ResultsPanelScreen } from './results-panel.js';

export interface ResultsPanelProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** The results of a run. */
  readonly bundle: ResearchBundle;
  /** Clock, ids and log. @default the browser's */
  readonly runtime?: Runtime | undefined;
}

/**
 * Standalone download panel of a finished run.
 * @example <ResultsPanel api={api} bundle={results} />
 */
export function ResultsPanel({
  api,
  bundle,
  runtime = systemRuntime,
  ...frame
}: ResultsPanelProps) {
  return (
    <JourneyFrame {...frame}>
      <ResultsPanelScreen bundle={bundle} api={api} runtime={runtime} />
    </JourneyFrame>
  );
}
