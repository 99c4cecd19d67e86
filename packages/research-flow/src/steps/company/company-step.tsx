'use client';
import type { ApiClient, CompanyStructure, OperationalBlueprint } from '@spinout/api-client';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from '../../view/step-frame.js';
import { companyActors } from './company.actors.js';
import { companyMachine } from './company.machine.js';
import { CompanyStepScreen } from './company-step.screen.js';
import type { CompanyDraft } from './company.types.js';

export interface CompanyStepProps extends StepFrameProps, StepListeners<CompanyStructure> {
  readonly api: ApiClient;
  readonly journeyId: string;
  /** Used for the company name if the reply has none. */
  readonly topic: string;
  readonly blueprint?: OperationalBlueprint | null | undefined;
  readonly researchArea?: string | null | undefined;
  /** US dollars. */
  readonly budgetEstimate?: number | null | undefined;
  /** A draft to restore. */
  readonly draft?: CompanyDraft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/** The company formation step on its own. It stays usable after completion. */
export function CompanyStep({
  api,
  journeyId,
  topic,
  blueprint = null,
  researchArea = null,
  budgetEstimate = null,
  draft,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: CompanyStepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(companyMachine.provide({ actors: companyActors(client) }), {
      input: { runtime, draft, journeyId, topic, blueprint, researchArea, budgetEstimate },
    }),
  );
  useStepListeners<CompanyStructure>(actor, { onProblem });
  const listener = useLatest<Pick<StepListeners<CompanyStructure>, 'onComplete'>>({ onComplete });
  useEffect(() => {
    let lastReported: CompanyStructure | null = actor.getSnapshot().context.result;
    const subscription = actor.subscribe(({ context: { result } }) => {
      if (result !== null && lastReported === null) listener.onComplete?.(result);
      lastReported = result;
    });
    return () => subscription.unsubscribe();
  }, [actor, listener]);
  return (
    <StepFrame {...frame} actor={actor}>
      <CompanyStepScreen actor={actor} />
    </StepFrame>
  );
}
