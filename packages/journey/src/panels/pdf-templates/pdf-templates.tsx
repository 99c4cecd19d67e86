'use client';
import type { PlatformClient } from '@spinout/api-client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { pdfTemplatesActors } from './pdf-templates.actors.js';
import { pdfTemplatesMachine } from './pdf-templates.machine.js';
import { pdfTemplatesMessages } from './pdf-templates.messages.js';
import { pdfTemplatesModel } from './pdf-templates.model.js';
import { PdfTemplatesView } from './pdf-templates.view.js';

export interface PdfTemplatesScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
}

/** The templates without providers. */
export function PdfTemplatesScreen({ api }: PdfTemplatesScreenProps) {
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () => pdfTemplatesMachine.provide({ actors: pdfTemplatesActors(client) }),
    catalog: pdfTemplatesMessages,
    model: pdfTemplatesModel,
  });
  return <PdfTemplatesView model={model} send={send} />;
}
