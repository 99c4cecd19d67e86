'use client';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FocusRegion } from '../../frame/focus-region.js';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { useAccountJourneys } from './account-journeys.js';
import { accountJourneysMessages } from './account-journeys.messages.js';
import { accountJourneysModel } from './account-journeys.model.js';
import { AccountNoticesView, ImportOfferView } from './account-journeys.view.js';

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
  const { model, send } = useAccountModel();
  const hasQuestion = model.offer !== null || model.newer !== null || model.saveProblem !== null;
  return (
    <FocusRegion gap={2} busy={hasQuestion}>
      <AccountNoticesView model={model} send={send} />
    </FocusRegion>
  );
}

/**
 * The offer to import local journeys, for the list of journeys.
 * @throws {Error} outside of `AccountJourneys`
 */
export function ImportLocalJourneys() {
  const { model, send } = useAccountModel();
  return (
    <FocusRegion gap={2} busy={model.importable !== null}>
      <ImportOfferView model={model} send={send} />
    </FocusRegion>
  );
}

function useAccountModel() {
  const { actor } = useAccountJourneys();
  const messages = useMessages(accountJourneysMessages);
  const locale = useLocale();
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => accountJourneysModel(snapshot, messages, locale),
    [snapshot, messages, locale],
  );
  return { model, send: actor.send };
}
