'use client';
import type { CompanyStructure, OperationalBlueprint } from '@spinout/api-client';
import { createActor, type SnapshotFrom } from 'xstate';
import { observeSave } from '../../events/observe-save.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';
import { companyActors } from './company.actors.js';
import { companyMachine } from './company.machine.js';
import { CompanyStepScreen } from './company-step.screen.js';
import type { CompanyDraft } from './company.types.js';

export interface CompanyStepProps extends StepProps<CompanyStructure, CompanyDraft> {
  /** Sent as `journey_id`: the journey that the company belongs to. */
  readonly journeyId: string;
  /** Used for the company name if the reply has none. */
  readonly topic: string;
  /** Phases, equipment and staff of the experiment. @default none */
  readonly blueprint?: OperationalBlueprint | null | undefined;
  /** The category of the topic. @default none */
  readonly researchArea?: string | null | undefined;
  /** Budget of the experiment, in US dollars. @default none */
  readonly budgetEstimate?: number | null | undefined;
}

/** The company formation step on its own. It stays usable after completion. */
export const CompanyStep = withStepFrame(
  'CompanyStep',
  (
    { draft, journeyId, topic, blueprint, researchArea, budgetEstimate }: CompanyStepProps,
    { client, runtime, report },
  ) =>
    createActor(companyMachine.provide({ actors: companyActors(client, observeSave(report)) }), {
      input: {
        runtime,
        draft,
        journeyId,
        topic,
        blueprint: blueprint ?? null,
        researchArea: researchArea ?? null,
        budgetEstimate: budgetEstimate ?? null,
      },
    }),
  CompanyStepScreen,
  ({ context }: SnapshotFrom<typeof companyMachine>) => context.result,
);
