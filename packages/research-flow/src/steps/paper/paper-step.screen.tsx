'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import type { paperMachine } from './paper.machine.js';
import { paperMessages } from './paper.messages.js';
import { paperModel } from './paper-step.model.js';
import { PaperStepView } from './paper-step.view.js';

/** Connects a running paper machine to its view. */
export function PaperStepScreen({ actor }: { actor: ActorRefFrom<typeof paperMachine> }) {
  const messages = useMessages(paperMessages);
  const locale = useLocale();
  const model = useSelector(actor, paperModel, shallowEqual);
  return <PaperStepView model={model} send={actor.send} messages={messages} locale={locale} />;
}
