'use client';
import type { PipelinePaper, PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { pdfErrorMessages, pdfFileName } from '@spinout/flow-kit/pdf';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { twelveStepMessages } from '../twelve-step.messages.js';
import type { StepFile } from '../twelve-step.types.js';
import { paperActors } from './paper.actors.js';
import { paperCardModel } from './paper-card.model.js';
import { PaperCardView } from './paper-card.view.js';
import { paperMachine } from './paper.machine.js';
import type { DataExport } from './paper.types.js';

interface PaperCardProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  readonly paper: PipelinePaper;
  readonly file: StepFile | null;
  readonly waiting: boolean;
  readonly data: DataExport;
  readonly canShare: boolean;
}

/** The paper of one run with its own machine, so that it can be exported while the run continues. */
export function PaperCard({ api, runtime, paper, ...rest }: PaperCardProps) {
  const messages = useMessages(twelveStepMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const [pdfName] = useState(() => pdfFileName(paper.title, runtime.now().toISOString()));
  const actor: ActorRefFrom<typeof paperMachine> = useMachineActor(() =>
    createActor(paperMachine.provide({ actors: paperActors(client) }), { input: { runtime } }),
  );
  const model = useSelector(
    actor,
    (snapshot) => paperCardModel(snapshot, messages, pdfErrorMessages),
    shallowEqual,
  );
  return (
    <PaperCardView
      model={model}
      send={actor.send}
      {...{ messages, locale, paper, pdfName }}
      {...rest}
    />
  );
}
