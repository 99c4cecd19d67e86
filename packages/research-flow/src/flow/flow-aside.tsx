'use client';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { StepName } from '../data/steps.js';
import type { OpenSource } from '../source/source-context.js';
import { findFile, type BroughtPaper, type SourceEvent } from '../source/source.machine.js';
import { Source } from '../source/source.js';
import { useSource } from '../source/use-source.js';
import { getBroughtPapers } from '../steps/paper/brought-papers.js';
import type { PaperSnapshot } from '../steps/paper/paper.machine.js';
import { getPastedPaper } from '../steps/paper/paper.pasted-text.js';
import { FlowAsideView } from './flow-aside.view.js';
import { PreparedStep, type PreparedStepProps } from './prepared-step.js';
import { ResultsRail } from './results-rail.view.js';
import { useVisibleResults } from './use-visible-results.js';

export interface FlowAsideProps extends PreparedStepProps {
  /** The open step. */
  readonly name: StepName;
  /** The files that were read before the flow started. @default none */
  readonly files?: readonly BroughtPaper[] | undefined;
  readonly hasRail: boolean;
  /** Opens a completed step. @default completed steps cannot be opened */
  readonly onOpenStep?: ((step: StepName) => void) | undefined;
  /** Called with the function that opens the source of a passage, and with null when it is gone. */
  readonly onOpenerChange: (open: OpenSource | null) => void;
}

/** Results of earlier steps and sources of passages. It is loaded after the first step. */
export function FlowAside({
  name,
  actor,
  stepActor,
  api,
  first,
  next,
  files,
  hasRail,
  onOpenStep,
  onOpenerChange,
}: FlowAsideProps) {
  const { context, open, close, send } = useSource();
  const { evidence } = context;
  const data = useVisibleResults(actor);
  const paperDraft = useSelector(actor, (state) => state.context.drafts.paper);
  const pastedPaper = useMemo(() => getPastedPaper(paperDraft), [paperDraft]);
  useLayoutEffect(() => {
    onOpenerChange(open);
    return () => onOpenerChange(null);
  }, [open, onOpenerChange]);
  useBroughtPapers(name === 'paper' ? stepActor : undefined, send);
  useEffect(() => {
    if (files) send({ type: 'papers.brought', papers: files });
  }, [files, send]);
  // The passages of a step are gone with it.
  useEffect(() => send({ type: 'source.closed' }), [name, send]);
  const renderSource = useCallback(
    (isWide: boolean) =>
      evidence && (
        <Source
          evidence={evidence}
          file={findFile(context, evidence.document_id)}
          pastedText={pastedPaper?.documentId === evidence.document_id ? pastedPaper.text : null}
          data={data}
          isWide={isWide}
          onClose={close}
        />
      ),
    [evidence, context, pastedPaper, data, close],
  );
  return (
    <>
      <FlowAsideView
        rail={hasRail ? <ResultsRail data={data} current={name} onOpen={onOpenStep} /> : undefined}
        renderSource={evidence === null ? undefined : renderSource}
      />
      {name === 'topic' && <PreparedStep {...{ actor, api, stepActor, first, next }} />}
    </>
  );
}

/** Remembers the files that the paper step has read. */
function useBroughtPapers(
  paperStep: AnyActorRef | undefined,
  send: (event: SourceEvent) => void,
): void {
  useEffect(() => {
    const subscription = paperStep?.subscribe(({ status, context }: PaperSnapshot) => {
      if (status === 'done') send({ type: 'papers.brought', papers: getBroughtPapers(context) });
    });
    return () => subscription?.unsubscribe();
  }, [paperStep, send]);
}
