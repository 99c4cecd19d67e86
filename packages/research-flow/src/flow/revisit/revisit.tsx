'use client';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { flowMachine } from '../flow.machine.js';
import { flowMessages } from '../flow.messages.js';
import { revisitMessages } from './revisit.messages.js';
import { revisitModel } from './revisit.model.js';
import { RevisitView } from './revisit.view.js';

interface RevisitProps {
  readonly actor: ActorRefFrom<typeof flowMachine>;
}

/** Connects the view to the flow. */
export function Revisit({ actor }: RevisitProps) {
  const messages = useMessages(revisitMessages);
  const names = useMessages(flowMessages);
  const locale = useLocale();
  // Without `useSelector`, whose CommonJS dependency would become a file of its own in the first load.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const context = useSyncExternalStore(subscribe, () => actor.getSnapshot().context);
  const model = useMemo(
    () => revisitModel(context, { messages, names, locale }),
    [context, messages, names, locale],
  );
  return <RevisitView model={model} send={actor.send} />;
}
