'use client';
import type { ApiClient } from '@spinout/api-client';
import { shallowEqual, useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import type { OutdatedResult } from '../data/dependencies.js';
import type { FlowData } from '../data/flow-data.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import { observeSave } from '../events/observe-save.js';
import type { Runtime } from '@spinout/flow-kit';
import {
  useMachineActor,
  useMessages,
  usePrintMessages,
  usePrintNames,
} from '@spinout/flow-kit/react';
import type { PaperDraft } from '../steps/paper/paper.machine.js';
import { getPastedPaper } from '../steps/paper/paper.pasted-text.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import { downloadActors } from './download.actors.js';
import { downloadMachine } from './download.machine.js';
import { downloadMessages } from './download.messages.js';
import { downloadModel } from './download-options.model.js';
import { canPrint } from './report/printable.js';
import { reportMessages } from './report/report.messages.js';
import type { SavedFlow, SavedProgress } from '../saved/saved-flow.js';
import { MoreFiles } from './more-files.js';
import { OpenBundleScreen } from './open-bundle/open-bundle.screen.js';
import { DownloadOptionsView } from './download-options.view.js';

export interface DownloadOptionsProps {
  readonly api: ApiClient;
  /** The data of the report. */
  readonly data: FlowData;
  /** What was entered in the paper step: a pasted text is used to verify quotes. @default nothing */
  readonly paperDraft?: PaperDraft | undefined;
  /** The results that are out of date. @default none */
  readonly outdated?: readonly OutdatedResult[] | undefined;
  /** The legal documents that were generated. @default none */
  readonly documents?: CompanyDraft['documents'] | undefined;
  readonly runtime: Runtime;
  /** Is told of saved files. @default nothing */
  readonly report?: ReportEvent | undefined;
  /** The journey as it is saved, for a bundle. @default no bundle is offered */
  readonly getSaved?: (() => SavedFlow) | undefined;
  /** Called with the journey of an opened bundle. @default no bundle can be opened */
  readonly onOpenBundle?: ((saved: SavedProgress) => void) | undefined;
}

const NO_DOCUMENTS: CompanyDraft['documents'] = {};

/** Offers the results so far as a PDF, and other files that exist. */
export function DownloadOptions({
  api,
  data,
  paperDraft,
  outdated,
  documents = NO_DOCUMENTS,
  runtime,
  report,
  getSaved,
  onOpenBundle,
}: DownloadOptionsProps) {
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
  });
  return (
    <DownloadOptionsView
      model={model}
      isReportInEnglish={!canPrint(printed)}
      onDownload={() => actor.send({ type: 'download.requested', data, ...getOptions() })}
    >
      <MoreFiles
        {...{ api, data, documents, runtime, report }}
        getBundle={getSaved && (() => ({ ...getOptions(), saved: getSaved() }))}
      />
      {onOpenBundle && <OpenBundleScreen onOpen={onOpenBundle} />}
    </DownloadOptionsView>
  );
}
