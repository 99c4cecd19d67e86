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
import { useVisibleResults } from './use-visible-results.js';

interface FlowFilesProps {
  readonly actor: ActorRefFrom<typeof flowMachine>;
  readonly api: ApiClient;
  readonly runtime: Runtime;
  readonly report: ReportEvent;
}

/** The results so far as files. It is loaded after the first step. */
export function FlowFiles({ actor, api, runtime, report }: FlowFilesProps) {
  const data = useVisibleResults(actor);
  const paperDraft = useSelector(actor, ({ context }) => context.drafts.paper);
  const documents = useSelector(actor, ({ context }) => context.drafts.company?.documents);
  const outdated = useSelector(
    actor,
    ({ context }) => context.rules?.getOutdatedResults(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  return (
    <DownloadOptions
      {...{ api, data, paperDraft, outdated, documents, runtime, report }}
      getSaved={() => createSavedFlow(actor.getSnapshot().context)}
      onOpenBundle={(saved) => void restoreFlow(actor, saved)}
    />
  );
}
