'use client';
import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useMachineActor, useMessages } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import { observeSave } from '../events/observe-save.js';
import { companyMessages } from '../steps/company/company.messages.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import { downloadMessages } from './download.messages.js';
import { filesActors } from './files.actors.js';
import { filesMachine, type BundleRequest, type FileRequest } from './files.machine.js';
import { listMoreFiles } from './more-files.model.js';
import { MoreFilesView, type FileChoice } from './more-files.view.js';

export interface MoreFilesProps {
  readonly api: ApiClient;
  readonly data: FlowData;
  /** The legal documents that were generated. */
  readonly documents: CompanyDraft['documents'];
  readonly runtime: Runtime;
  /** Is told of saved files. @default nothing */
  readonly report?: ReportEvent | undefined;
  /** What a bundle contains besides the results. @default no bundle is offered */
  readonly getBundle?: (() => Omit<BundleRequest, 'kind' | 'data'>) | undefined;
}

/** Offers the files besides the report. */
export function MoreFiles({ api, data, documents, runtime, report, getBundle }: MoreFilesProps) {
  const messages = useMessages(downloadMessages);
  const names = useMessages(companyMessages);
  const actor = useMachineActor(() =>
    createActor(filesMachine.provide({ actors: filesActors(api, observeSave(report)) }), {
      input: { runtime },
    }),
  );
  const state = useSelector(
    actor,
    (snapshot) => ({
      busy: snapshot.hasTag('busy'),
      hasFailed: snapshot.context.hasFailed,
      savedName: snapshot.context.savedName,
    }),
    shallowEqual,
  );
  const hasBundle = getBundle !== undefined;
  const groups = useMemo(
    () => listMoreFiles(data, documents, { messages, documents: names, hasBundle }),
    [data, documents, messages, names, hasBundle],
  );
  const toRequest = (choice: FileChoice): FileRequest | undefined =>
    choice.kind === 'bundle' ? getBundle && { ...choice, ...getBundle(), data } : choice;
  return (
    <MoreFilesView
      model={{ ...state, groups }}
      onSave={(choice) => {
        const request = toRequest(choice);
        if (request) actor.send({ type: 'file.requested', request });
      }}
    />
  );
}
