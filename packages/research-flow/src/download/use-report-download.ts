'use client';
import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import {
  useMachineActor,
  useMessages,
  usePrintMessages,
  usePrintNames,
} from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import type { OutdatedResult } from '../data/dependencies.js';
import type { FlowData } from '../data/flow-data.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import { observeSave } from '../events/observe-save.js';
import type { PaperDraft } from '../steps/paper/paper.machine.js';
import { getPastedPaper } from '../steps/paper/paper.pasted-text.js';
import { downloadModel } from './download-options.model.js';
import { downloadActors } from './download.actors.js';
import { downloadMachine } from './download.machine.js';
import { downloadMessages } from './download.messages.js';
import { canPrint } from './report/printable.js';
import type { ReportOptions } from './report/report-format.js';
import { reportMessages } from './report/report.messages.js';

/** What the report is written from. */
export interface ReportDownloadProps {
  readonly api: ApiClient;
  /** The data of the report. */
  readonly data: FlowData;
  /** What was entered in the paper step: a pasted text is used to verify quotes. @default nothing */
  readonly paperDraft?: PaperDraft | undefined;
  /** The results that are out of date. @default none */
  readonly outdated?: readonly OutdatedResult[] | undefined;
  /** What was typed for the company's first round. @default nothing */
  readonly companyPlan?: ReportOptions['companyPlan'];
  readonly runtime: Runtime;
  /** Is told of saved files. @default nothing */
  readonly report?: ReportEvent | undefined;
}

/** Runs the download of the report: its state, the click that starts it, and how the report is written. */
export function useReportDownload({
  api,
  data,
  paperDraft,
  outdated,
  companyPlan,
  runtime,
  report,
}: ReportDownloadProps) {
  const messages = useMessages(downloadMessages);
  const printed = usePrintMessages(reportMessages);
  const authors = usePrintNames('sourceAuthors');
  const actor = useMachineActor(() =>
    createActor(downloadMachine.provide({ actors: downloadActors(api, observeSave(report)) }), {
      input: { runtime },
    }),
  );
  const model = useSelector(actor, (state) => downloadModel(state, messages), shallowEqual);
  const getOptions = () => ({
    ...printed,
    authors,
    pastedPaper: getPastedPaper(paperDraft),
    outdated,
    companyPlan,
  });
  return {
    model,
    isInEnglish: !canPrint(printed),
    getOptions,
    onDownload: () => actor.send({ type: 'download.requested', data, ...getOptions() }),
  };
}
