'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { MyJourneysScreen, type MyJourneysScreenProps } from './my-journeys.js';

export interface MyJourneysProps extends JourneyFrameProps, Omit<MyJourneysScreenProps, 'runtime'> {
  /** Clock, ids and log. @default the system runtime */
  readonly runtime?: Runtime | undefined;
}

/**
 * The list of the journeys saved in this browser and, if a source has them, in the account.
 * @example <MyJourneys sources={[tenStepSource(storage)]} open={open} onClose={close} onOpen={show} />
 */
export function MyJourneys({
  sources,
  open,
  onClose,
  onOpen,
  offer,
  runtime = systemRuntime,
  ...frame
}: MyJourneysProps) {
  return (
    <JourneyFrame {...frame}>
      <MyJourneysScreen {...{ sources, open, onClose, onOpen, offer, runtime }} />
    </JourneyFrame>
  );
}
