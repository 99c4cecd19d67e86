'use client';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { AccountNoticesView, ImportOfferView } from './account-journeys.view.js';
import { FocusRegion } from './account-journeys.styles.js';
import { useAccountModel } from './use-account-model.js';

/**
 * What a person shall know of the journeys of this browser and of the account, where a host wants it to stand.
 * @throws {Error} outside of `AccountJourneys`
 */
export function AccountNotices(frame: JourneyFrameProps) {
  return (
    <JourneyFrame {...frame}>
      <Notices />
    </JourneyFrame>
  );
}

function Notices() {
  const { model, send, messages } = useAccountModel();
  const hasQuestion = model.offer !== null || model.newer !== null || model.saveProblem !== null;
  // The buttons go with the question; whoever pressed one stays where it was.
  const place = useFocusAfter<HTMLDivElement>(hasQuestion);
  return (
    <FocusRegion ref={place} tabIndex={-1}>
      <AccountNoticesView model={model} send={send} messages={messages} />
    </FocusRegion>
  );
}

/**
 * The offer to take the journeys of this browser along, for the list of journeys.
 * @throws {Error} outside of `AccountJourneys`
 */
export function ImportLocalJourneys() {
  const { model, send, messages } = useAccountModel();
  const place = useFocusAfter<HTMLDivElement>(model.importable !== null);
  return (
    <FocusRegion ref={place} tabIndex={-1}>
      <ImportOfferView model={model} send={send} messages={messages} />
    </FocusRegion>
  );
}
