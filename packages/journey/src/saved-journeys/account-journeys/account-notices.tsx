'use client';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { AccountNoticesView, ImportOfferView } from './account-journeys.view.js';
import { FocusRegion } from './account-journeys.styles.js';
import { useAccountModel } from './use-account-model.js';

/**
 * Notices about local journeys and the account, for any place in the host’s page.
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
  // The pressed button disappears with its notice, so the focus moves to the region.
  const focusRegion = useFocusAfter<HTMLDivElement>(hasQuestion);
  return (
    <FocusRegion ref={focusRegion} tabIndex={-1}>
      <AccountNoticesView model={model} send={send} messages={messages} />
    </FocusRegion>
  );
}

/**
 * The offer to import local journeys, for the list of journeys.
 * @throws {Error} outside of `AccountJourneys`
 */
export function ImportLocalJourneys() {
  const { model, send, messages } = useAccountModel();
  const focusRegion = useFocusAfter<HTMLDivElement>(model.importable !== null);
  return (
    <FocusRegion ref={focusRegion} tabIndex={-1}>
      <ImportOfferView model={model} send={send} messages={messages} />
    </FocusRegion>
  );
}
