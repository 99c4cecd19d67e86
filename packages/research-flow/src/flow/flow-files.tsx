'use client';
import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { DownloadOptions } from '../download/download-options.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import type { flowMachine } from './flow.machine.js';
import { createSavedFlow } from './create-saved-flow.js';
import { restoreFlow } from './restore-flow.js';
import { useReportInput } from './use-report-input.js';

export interface FlowFilesProps {
  readonly actor: ActorRefFrom<typeof flowMachine>;
  readonly api: ApiClient;
  readonly runtime: Runtime;
  readonly report: ReportEvent;
}

/** The results so far as files. It is loaded after the first step. */
export function FlowFiles({ actor, api, runtime, report }: FlowFilesProps) {
  const input = useReportInput(actor);
  const documents = useSelector(actor, ({ context }) => context.drafts.company?.documents);
  return (
    <DownloadOptions
      {...{ ...input, api, documents, runtime, report }}
      getSaved={() => createSavedFlow(actor.getSnapshot().context)}
      onOpenBundle={(saved) => void restoreFlow(actor, saved)}
    />
  );
}
