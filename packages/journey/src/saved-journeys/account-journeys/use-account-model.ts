'use client';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { accountJourneysMessages } from './account-journeys.messages.js';
import { accountJourneysModel } from './account-journeys.model.js';
import { useAccountJourneys } from './account-journeys.js';

/** Model, messages and `send` for the account notices. */
export function useAccountModel() {
  const { actor } = useAccountJourneys();
  const messages = useMessages(accountJourneysMessages);
  const locale = useLocale();
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => accountJourneysModel(snapshot, messages, locale),
    [snapshot, messages, locale],
  );
  return { model, messages, send: actor.send };
}
