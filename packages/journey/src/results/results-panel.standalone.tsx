'use client';
import type { PlatformClient, ResearchBundle } from '@spinout/api-client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { ResultsPanelScreen } from './results-panel.js';

export interface ResultsPanelProps extends JourneyFrameProps {
  readonly api: PlatformClient;
  /** What a run gave. */
  readonly bundle: ResearchBundle;
  /** Clock, ids and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
}

/**
 * The downloads of a finished run without the run's screen.
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
