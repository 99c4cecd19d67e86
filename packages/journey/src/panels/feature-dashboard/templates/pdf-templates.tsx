'use client';
import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { pdfTemplatesActors } from './pdf-templates.actors.js';
import { pdfTemplatesMachine } from './pdf-templates.machine.js';
import { pdfTemplatesMessages } from './pdf-templates.messages.js';
import { pdfTemplatesModel } from './pdf-templates.model.js';
import { PdfTemplatesView } from './pdf-templates.view.js';

export interface PdfTemplatesScreenProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
}

/** The templates without providers. */
export function PdfTemplatesScreen(props: PdfTemplatesScreenProps) {
  return <PdfTemplates actor={usePdfTemplates(props)} />;
}

/** Starts the templates' machine; call it in a component that outlives their view. */
export function usePdfTemplates({ api, runtime }: PdfTemplatesScreenProps) {
  const client = useLatest(api);
  return useMachineActor(() =>
    createActor(pdfTemplatesMachine.provide({ actors: pdfTemplatesActors(client) }), {
      input: { runtime },
    }),
  );
}

/** The templates on a running machine. */
export function PdfTemplates({ actor }: { actor: ActorRefFrom<typeof pdfTemplatesMachine> }) {
  const messages = useMessages(pdfTemplatesMessages);
  const locale = useLocale();
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(() => pdfTemplatesModel(snapshot, messages), [snapshot, messages]);
  return <PdfTemplatesView model={model} send={actor.send} messages={messages} locale={locale} />;
}
