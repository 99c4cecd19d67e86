'use client';
import type { Evidence } from '@spinout/api-client';
import { useScreen } from '@spinout/flow-kit/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FlowData } from '../data/flow-data.js';
import { passageSourceMessages } from './passage-source.messages.js';
import { createSourcePageActors, type SourcePageActors } from './source-page.actors.js';
import { sourcePageMachine } from './source-page.machine.js';
import { sourcePageModel } from './source-page.model.js';
import { joinPassages, listEvidence, markPastedText } from './source-text.js';
import { SourcePanelView, SourceSheetView } from './source.view.js';

export interface SourceProps {
  readonly evidence: Evidence;
  /** The file that the source was read from. @default none is at hand */
  readonly file: File | null;
  /** The text that the person pasted, if the passage is from it. */
  readonly pastedText: string | null;
  /** The results of the flow, with every passage that is known of a page whose file is gone. */
  readonly data: FlowData;
  /** Whether there is room beside the work; else the source opens above it. */
  readonly isWide: boolean;
  readonly onClose: () => void;
}

/** The source of a passage, with the passage marked. */
export function Source(props: SourceProps) {
  const [actors] = useState(createSourcePageActors);
  useCloseOnUnmount(actors.close);
  const { document_id: id, start, page } = props.evidence;
  return <SourcePage key={`${id} ${page ?? ''} ${start}`} {...props} {...actors} />;
}

function SourcePage({
  evidence,
  file,
  pastedText,
  data,
  isWide,
  onClose,
  actors,
}: SourceProps & Pick<SourcePageActors, 'actors'>) {
  const { model, send } = useScreen({
    machine: () => sourcePageMachine.provide({ actors }),
    input: { evidence, file },
    catalog: passageSourceMessages,
    model: sourcePageModel,
  });
  const text = useMemo(
    () =>
      (pastedText === null ? null : markPastedText(pastedText, evidence)) ??
      joinPassages(evidence, listEvidence(data)),
    [evidence, pastedText, data],
  );
  const View = isWide ? SourcePanelView : SourceSheetView;
  return <View model={model} send={send} text={text} onClose={onClose} />;
}

/** StrictMode unmounts and mounts again synchronously, so the file is closed only if it stays unmounted. */
function useCloseOnUnmount(close: () => void) {
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    return () => {
      mounts.current -= 1;
      queueMicrotask(() => {
        if (mounts.current === 0) close();
      });
    };
  }, [close]);
}
