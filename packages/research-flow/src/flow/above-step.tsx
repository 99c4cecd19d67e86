'use client';
import type { ApiClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useMessages } from '@spinout/flow-kit/react';
import { lazy, Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { getStepByNumber, STEPS } from '../data/steps.js';
import { ReportButton } from '../download/report-button.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import type { CompanyEvent } from '../steps/company/company.types.js';
import type { flowMachine } from './flow.machine.js';
import { Slot } from '../slots/slot.js';
import { flowMessages } from './flow.messages.js';
import type { FlowContext } from './flow.types.js';
import { Loading } from './loading.view.js';
import { moveTo } from './move-to.js';
import { Revisit } from './revisit/revisit.js';
import { useFlowContext } from './use-flow-context.js';
import { useReportInput } from './use-report-input.js';

// A part of the company step: in a file of its own, it would split what the first screen loads.
const Completion = lazy(async () => ({
  default: (await import('./steps/company.code.js')).Completion,
}));

export interface AboveStepProps {
  readonly actor: ActorRefFrom<typeof flowMachine>;
  readonly api: ApiClient;
  readonly runtime: Runtime;
  readonly report: ReportEvent;
  /** Whether completed steps can be opened. */
  readonly canRevisit: boolean;
  /** Whether the current step is the one that the page opened with. */
  readonly isOpenedStep: boolean;
}

const isCompleted = ({ step, furthestStep, drafts }: FlowContext): boolean =>
  getStepByNumber(step) === STEPS.at(-1) &&
  furthestStep === null &&
  drafts.company?.isCompleted === true;

/** What is above a step: changes of completed steps, and the page at the end of the flow. */
export function AboveStep({
  actor,
  api,
  runtime,
  report,
  canRevisit,
  isOpenedStep,
}: AboveStepProps) {
  const messages = useMessages(flowMessages);
  const context = useFlowContext(actor);
  const input = useReportInput(actor);
  const isAtEnd = isCompleted(context);
  // The flow may have been completed before this code was loaded.
  const [wasIncomplete, setWasIncomplete] = useState(!isAtEnd || !isOpenedStep);
  if (!isAtEnd && !wasIncomplete) setWasIncomplete(true);
  const showDrafts = (from: HTMLElement) => {
    const event: CompanyEvent = { type: 'tab.changed', tab: 'legal' };
    actor.getSnapshot().children.step?.send(event);
    moveTo(from, '[role="tab"][aria-selected="true"]');
  };
  return (
    <>
      {(canRevisit || context.undo !== null) && <Revisit actor={actor} />}
      {isAtEnd && (
        <Suspense fallback={wasIncomplete ? null : <Loading text={messages.loading} isAboveStep />}>
          <Slot name="completion" data={input.data}>
            <Completion
              data={input.data}
              isNew={wasIncomplete}
              renderDownload={(otherFiles) =>
                // Without a hypothesis there are no files.
                input.data.hypothesis && (
                  <ReportButton {...{ ...input, api, runtime, report }}>{otherFiles}</ReportButton>
                )
              }
              onShowFiles={(from) => moveTo(from, '[data-part="downloads"]')}
              onShowDrafts={showDrafts}
            />
          </Slot>
        </Suspense>
      )}
    </>
  );
}
