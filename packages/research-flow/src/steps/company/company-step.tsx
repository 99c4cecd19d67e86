'use client';
import type { CompanyStructure, OperationalBlueprint } from '@spinout/api-client';
import { createActor, type SnapshotFrom } from 'xstate';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';
import { companyActors } from './company.actors.js';
import { companyMachine } from './company.machine.js';
import { CompanyStepScreen } from './company-step.screen.js';
import type { CompanyDraft } from './company.types.js';

export interface CompanyStepProps extends StepProps<CompanyStructure, CompanyDraft> {
  readonly journeyId: string;
  /** Used for the company name if the reply has none. */
  readonly topic: string;
  readonly blueprint?: OperationalBlueprint | null | undefined;
  readonly researchArea?: string | null | undefined;
  /** US dollars. */
  readonly budgetEstimate?: number | null | undefined;
}

/** The company formation step on its own. It stays usable after completion. */
export const CompanyStep = withStepFrame(
  'CompanyStep',
  (
    { draft, journeyId, topic, blueprint, researchArea, budgetEstimate }: CompanyStepProps,
    { client, runtime },
  ) =>
    createActor(companyMachine.provide({ actors: companyActors(client) }), {
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
