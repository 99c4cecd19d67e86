'use client';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { flowMachine } from '../flow.machine.js';
import { flowMessages } from '../flow.messages.js';
import { useFlowContext } from '../use-flow-context.js';
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
  const context = useFlowContext(actor);
  const model = useMemo(
    () => revisitModel(context, { messages, names, locale }),
    [context, messages, names, locale],
  );
  return <RevisitView model={model} send={actor.send} />;
}
