'use client';
import type { PipelinePaper, PlatformClient } from '@spinout/api-client';
import type { Tools } from '@spinout/journey-kit';
import { pdfErrorMessages, pdfFileName } from '@spinout/journey-kit/pdf';
import { useLatest, useMachineActor } from '@spinout/journey-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useWords } from '../../words/words.js';
import { twelveStepMessages } from '../twelve-step.messages.js';
import type { StepFile } from '../twelve-step.types.js';
import { paperActors } from './paper.actors.js';
import { paperCardModel } from './paper-card.model.js';
import { PaperCardView } from './paper-card.view.js';
import { paperMachine } from './paper.machine.js';
import type { DataOrder } from './paper.types.js';

interface PaperCardProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
  readonly paper: PipelinePaper;
  readonly file: StepFile | null;
  readonly waiting: boolean;
  readonly data: DataOrder;
  readonly canShare: boolean;
}

/** The paper of one run on a machine of its own: it leaves the page while the run goes on. */
export function PaperCard({ api, tools, paper, ...rest }: PaperCardProps) {
  const words = useWords('twelveStep', twelveStepMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const [pdfName] = useState(() => pdfFileName(paper.title, tools.now().toISOString()));
  const actor: ActorRefFrom<typeof paperMachine> = useMachineActor(() =>
    createActor(paperMachine.provide({ actors: paperActors(client) }), { input: { tools } }),
  );
  const model = useSelector(
    actor,
    (snapshot) => paperCardModel(snapshot, words, pdfErrorMessages),
    shallowEqual,
  );
  return (
    <PaperCardView
      model={model}
      send={actor.send}
      {...{ words, locale, paper, pdfName }}
      {...rest}
    />
  );
}
