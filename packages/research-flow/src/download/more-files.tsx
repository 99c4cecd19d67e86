'use client';
import type { Runtime } from '@spinout/flow-kit';
import { useMachineActor, useMessages, shallowEqual, useSelector } from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import { createActor } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import { observeSave } from '../events/observe-save.js';
import { companyMessages } from '../steps/company/company.messages.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import { downloadMessages } from './download.messages.js';
import { filesActors } from './files.actors.js';
import { filesMachine } from './files.machine.js';
import { listMoreFiles } from './more-files.model.js';
import { MoreFilesView } from './more-files.view.js';

export interface MoreFilesProps {
  readonly data: FlowData;
  /** The legal documents that were generated. */
  readonly documents: CompanyDraft['documents'];
  readonly runtime: Runtime;
  /** Is told of saved files. @default nothing */
  readonly report?: ReportEvent | undefined;
}

/** Offers the files besides the report. */
export function MoreFiles({ data, documents, runtime, report }: MoreFilesProps) {
  const messages = useMessages(downloadMessages);
  const names = useMessages(companyMessages);
  const actor = useMachineActor(() =>
    createActor(filesMachine.provide({ actors: filesActors(observeSave(report)) }), {
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
  const groups = useMemo(
    () => listMoreFiles(data, documents, { messages, documents: names }),
    [data, documents, messages, names],
  );
  return (
    <MoreFilesView
      model={{ ...state, groups }}
      onSave={(request) => actor.send({ type: 'file.requested', request })}
    />
  );
}
