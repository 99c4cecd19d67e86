'use client';
import type { PlatformClient } from '@spinout/api-client';
import { pdfFileName } from '@spinout/flow-kit/pdf';
import { useLatest, useRuntime, useScreen } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { paperActors } from './paper.actors.js';
import { paperCardModel } from './paper-card.model.js';
import { PaperCardView, type PaperCardViewProps } from './paper-card.view.js';
import { paperMachine } from './paper.machine.js';

interface PaperCardProps extends Omit<PaperCardViewProps, 'model' | 'send' | 'pdfName'> {
  readonly api: PlatformClient;
}

/** The paper of one run with its own machine, so that it can be exported while the run continues. */
export function PaperCard({ api, paper, ...rest }: PaperCardProps) {
  const runtime = useRuntime();
  const client = useLatest(api);
  const [pdfName] = useState(() => pdfFileName(paper.title, runtime.now()));
  const { model, send } = useScreen({
    machine: () => paperMachine.provide({ actors: paperActors(client) }),
    catalog: twelveStepMessages,
    model: paperCardModel,
  });
  return <PaperCardView {...{ model, send, paper, pdfName }} {...rest} />;
}
